/** The socket of one table: opens it, says hello, comes back by itself when the line drops. */
import type { Greeting, Incoming, Outgoing } from './types';

export type Line = 'connecting' | 'open' | 'reconnecting' | 'closed';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 25_000;

export class Wire {
  line: Line = 'connecting';
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry = 0;
  private heartbeat = 0;
  private heard = 0;

  constructor(
    private readonly table: string,
    private readonly hello: () => Greeting,
    private readonly hear: (message: Incoming) => void,
    private readonly lineChanged: (line: Line) => void,
  ) {
    addEventListener('online', this.comeBackNow);
  }

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ t: 'hello', ...this.hello() });
      this.heartbeat = window.setInterval(() => this.checkPulse(), HEARTBEAT);
      this.heard = Date.now();
    };
    socket.onmessage = (frame: MessageEvent<string>) => {
      this.heard = Date.now();
      this.attempts = 0;
      this.be('open');
      this.hear(JSON.parse(frame.data) as Incoming);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  send(message: Outgoing): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** For good: the table is gone or the reader left the page. */
  close(): void {
    removeEventListener('online', this.comeBackNow);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.be('closed');
  }

  readonly comeBackNow = (): void => {
    if (this.line !== 'reconnecting') return;
    clearTimeout(this.retry);
    this.open();
  };

  private lost(): void {
    clearInterval(this.heartbeat);
    this.be('reconnecting');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  private checkPulse(): void {
    if (Date.now() - this.heard > 2.5 * HEARTBEAT) this.socket?.close();
    else this.send({ t: 'ping' });
  }

  private be(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    this.lineChanged(line);
  }
}
