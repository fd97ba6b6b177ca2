/** What a table says aloud: the events of a step in order, and then, last, what is asked of the listener. */
import { roomOf } from '../games/catalogue';
import { asksMe } from '../look';
import { t } from '../language';
import { standingAnswer } from '../quiet';
import { settings } from '../settings';
import { sound } from '../sound';
import type { Step } from '../store';
import type { GameEvent } from '../types';
import { awaitsGoOn, isEarly, isUnhurried } from '../windows';
import { offerLabel } from '../zones/moves';
import type { Stage } from '../zones/stage';

const LATELY = 8; // events told to somebody who comes to the table

export class Narrator {
  private arrived = false;
  private asked = -1; // the number of the question last told
  private ready = -1; // the number of the question whose prepared move was last told

  step(step: Step, before: Stage): string {
    const stage = { ...before, view: step.view, window: step.window, spoken: step.spoken };
    const brief = settings.speech === 'brief';
    const said = step.events.map((event) =>
      stage.words.event(event, { names: stage.names, viewer: step.view.you, extra: stage.extra, brief }),
    );
    return [...said, this.question(stage, step.events, standingAnswer(stage) !== null)].filter(Boolean).join(' ');
  }

  /** Coming to a table: what was told last, then the question, once. */
  arrival(stage: Stage): string {
    if (this.arrived) return this.question(stage, []);
    this.arrived = true;
    const { beginnings } = roomOf(stage.view.game);
    let since = stage.log.findLastIndex((event) => beginnings.includes(event.event));
    while (since > 0 && beginnings.includes(stage.log[since - 1]?.event ?? '')) since -= 1; // a game and its first turn begin together
    const last = stage.log.slice(Math.max(0, since)).slice(-LATELY);
    const said = last.map((event) =>
      stage.words.event(event, {
        names: stage.names,
        viewer: stage.view.you,
        extra: stage.extra,
        brief: settings.speech === 'brief',
      }),
    );
    return [...said, this.question(stage, last)].filter(Boolean).join(' ');
  }

  /** What the game says before a card is asked for, the question, and the hand of those who want to hear it each time. */
  private question(stage: Stage, told: GameEvent[], answered = false): string {
    const question = stage.view.question;
    const awaited = asksMe(stage.view) || awaitsGoOn(stage, stage.lobby, stage.words.info.windows);
    if (!question || !awaited || question.number === this.asked) return '';
    if (isEarly(stage) && !isUnhurried(stage.lobby, stage.words.info.windows)) return ''; // it is told when the window has closed
    this.asked = question.number;
    if (answered) return '';
    sound('turn');
    const { before, told_by, question: words, asked_by, always } = stage.spoken;
    const aboutToPlay = roomOf(stage.view.game).plays.includes(question.kind);
    const unless = (kind: string | null, text: string) => (told.some(({ event }) => event === kind) ? '' : text);
    return [unless(told_by, before), unless(asked_by, words), ...(aboutToPlay ? always : [])].filter(Boolean).join(' ');
  }

  /** The move that is laid out for the listener, there being no choice: it waits for them to send it. */
  prepared(stage: Stage): string {
    const { view, walk, asked, sent } = stage;
    const number = view.question?.number ?? -1;
    if (!walk?.prepared || !asked || sent || number === this.ready) return '';
    this.ready = number;
    return t('prepared', { move: walk.path.map((offer) => offerLabel(stage, offer)).join(', ') });
  }
}
