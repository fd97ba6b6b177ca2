/** Plays the steps of a table in order: says them, moves things, then lets the new view take the place of the old. */
import { announce } from './announce';
import { spoken } from './language';
import { clearFlights, newStep, perform, skipMotion, type Movement } from './motion';
import { sound } from './sound';
import type { Step } from './store';
import type { GameEvent } from './types';

export interface Stagehand {
  /** Sentences for the whole step, already in order; the turn comes last. */
  wording(step: Step): string;
  movements(event: GameEvent): Movement[];
  /** The line appears on the page as its event is played. */
  write(event: GameEvent): void;
  commit(step: Step): Promise<void>;
}

const SOUNDS = { travel: 'paper', sweep: 'sweep', roll: 'die', chime: 'chime' } as const;
const IN_HURRY = 3; // so many steps waiting are told without movement

export class Director {
  private readonly steps: Step[] = [];
  private playing = false;
  private scene = 0;

  constructor(private readonly stage: Stagehand) {}

  play(step: Step): void {
    this.steps.push(step);
    if (!this.playing) void this.run();
  }

  get busy(): boolean {
    return this.playing;
  }

  /** Any key or touch: what is moving arrives. */
  hurry(): void {
    if (this.playing) skipMotion();
  }

  /** The table was told anew, as a whole: what was still to be played is already in it. */
  forget(): void {
    this.steps.length = 0;
    this.scene += 1;
    this.hurry();
  }

  /** What lay open is hidden: nothing that was to be played, or that flies just now, may show it any more. */
  hide(): void {
    this.forget();
    clearFlights();
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const scene = this.scene;
      newStep();
      announce(spoken(this.stage.wording(step)));
      for (const event of step.events) {
        if (scene !== this.scene) break;
        if (!step.written) this.stage.write(event);
        const moves = this.stage.movements(event);
        if (moves[0]) sound(SOUNDS[moves[0].kind]);
        if (this.steps.length < IN_HURRY) await perform(moves);
      }
      if (scene === this.scene) await this.stage.commit(step);
      clearFlights();
    }
    this.playing = false;
  }
}
