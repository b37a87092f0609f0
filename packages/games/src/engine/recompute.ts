import { createRandomStream, fromHex, type RoundSeeds } from '../fairness/index.ts';
import type { AnyGame, GameEvent, HandAction, Json, RoundDecision } from './game.ts';
import type { MultiplierE4 } from './multiplier.ts';
import type { ParamProblem } from './params.ts';

/** What a round was played with, as it was kept. */
export interface PlayedWith {
  params: unknown;
  /** Of a hand, in order. */
  actions: readonly HandAction[];
}

/** What decided a round: seeds, or the link of a chain with what came to it. */
export type DecidedBy = RoundSeeds | ({ hash: string } & Omit<RoundDecision, 'link'>);

export type Recomputed =
  | {
      ok: true;
      outcome: Json;
      /** Null where a player's time of leaving counts too. */
      multiplierE4: MultiplierE4 | null;
      events: readonly GameEvent[];
    }
  | { ok: false; problems: ReadonlyArray<Pick<ParamProblem, 'path'> & { code: string }> };

/** Works a round out again from what decided it; says what of the inputs the game does not read. */
export function recomputeRound(game: AnyGame, played: PlayedWith, by: DecidedBy): Recomputed {
  const parsed = game.parseParams(played.params);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };
  if (game.engine === 'round') {
    if (!('hash' in by)) throw new TypeError('a shared round is decided by a chain');
    const outcome = game.outcomeOf({ link: fromHex(by.hash), ...by });
    const multiplierE4 = game.cashOut ? null : game.settle(parsed.params, outcome);
    return { ok: true, outcome, multiplierE4, events: [] };
  }
  if ('hash' in by) throw new TypeError('this round is decided by seeds');
  const stream = createRandomStream(by);
  if (game.engine === 'instant') return { ok: true, ...game.play(parsed.params, stream) };
  const { refusal, outcome, multiplierE4, events } = game.run(
    parsed.params,
    played.actions,
    stream,
  );
  return refusal ? { ok: false, problems: [refusal] } : { ok: true, outcome, multiplierE4, events };
}
