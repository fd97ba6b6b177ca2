/** The HTTP questions of the client. Every failure becomes a `Trouble` with one sentence for the reader. */
import { t } from './language';
import { settings } from './settings';
import type { GameInfo, GameSummary, Lang, Lobby, Replay, Rulebook } from './types';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

/** The server's own sentence where it gave one; else the reader is asked to look at the connection. */
export function wordsOfTrouble(trouble: unknown): string {
  return (trouble instanceof Trouble && trouble.message) || t('trouble-offline');
}

export interface Ticket {
  table: string;
  seat: number;
  token: string;
  url: string;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { headers: { 'Accept-Language': settings.lang } };
  if (body !== undefined) {
    request.method = 'POST';
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
    request.headers = {
      'Accept-Language': settings.lang,
      'Content-Type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
    };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Trouble('offline', '');
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as { error?: string; message?: string };
  throw new Trouble(told.error ?? `http_${response.status}`, told.message ?? '', response.status);
}

const memory = new Map<string, Promise<unknown>>();

/** Asks once; forgets a failure, so that the next reader asks again. */
function once<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  let answer = memory.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask(path).then(read);
    memory.set(path, answer);
    answer.catch(() => memory.delete(path));
  }
  return answer;
}

const json = <T>(response: Response) => response.json() as Promise<T>;
const text = (response: Response) => response.text();
const game = (name: string) => `/api/games/${encodeURIComponent(name)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => once('/api/games', json<GameSummary[]>);
export const gameInfo = (name: string) => once(game(name), json<GameInfo>);
export const gameWords = (name: string, lang: Lang) => once(`${game(name)}/words.${lang}.ftl`, text);
export const rulebook = (name: string, lang: Lang) => once(`${game(name)}/rulebook.${lang}.json`, json<Rulebook>);
export const faces = (name: string) => once(`${game(name)}/faces.svg`, text);

export async function openTable(wish: Record<string, unknown>): Promise<Ticket> {
  return json<Ticket>(await ask('/api/tables', wish));
}

export async function takeSeat(id: string, name: string, lang: Lang): Promise<Ticket> {
  return json<Ticket>(await ask(`${table(id)}/seats`, { name, lang }));
}

export async function lobbyOf(id: string): Promise<Lobby> {
  return json<Lobby>(await ask(table(id)));
}

export async function recordOf(id: string): Promise<string> {
  return text(await ask(`${table(id)}/record`));
}

export async function replayOf(record: string): Promise<Replay> {
  return json<Replay>(await ask('/api/replay', record));
}

export const recordPath = (id: string) => `${table(id)}/record`;
export const qrPath = (id: string) => `${table(id)}/qr.svg`;
