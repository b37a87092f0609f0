import { parseMinor } from '@pavilion/domain/money';
import { createRandomStream, fromHex, type RoundSeeds } from '../fairness/index.ts';
import type { AnyGame, GameEvent, HandAction, HandGame, Json, RoundDecision } from './game.ts';
import type { MultiplierE4 } from './multiplier.ts';
import type { ParamProblem } from './params.ts';

/** What a round was played with, as it was kept. */
export interface PlayedWith {
  params: unknown;
  /** Of a hand, in order. */
  actions: readonly HandAction[];
  /**
   * What a hand began with whose actions take more, with the decimals of its currency: `"10.00"`.
   */
  baseStake?: string;
}

/** What decided a round: seeds, or the link of a chain with what came to it. */
export type DecidedBy = RoundSeeds | ({ hash: string } & Omit<RoundDecision, 'link'>);

export type Recomputed =
  | {
      ok: true;
      outcome: Json;
      /** Null where a player's time of leaving, or what others staked, counts too. */
      multiplierE4: MultiplierE4 | null;
      events: readonly GameEvent[];
    }
  | { ok: false; problems: ReadonlyArray<Pick<ParamProblem, 'path'> & { code: string }> };

/** Works a round out again from what decided it; says what of the inputs the game does not read. */
export function recomputeRound(game: AnyGame, played: PlayedWith, by: DecidedBy): Recomputed {
  if (game.engine === 'hand') return recomputeHand(game, played, by);
  const parsed = game.parseParams(played.params);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };
  if (game.engine === 'round') {
    if (!('hash' in by)) throw new TypeError('a shared round is decided by a chain');
    const outcome = game.outcomeOf({ link: fromHex(by.hash), ...by });
    // Pools pay what others staked: the link alone does not say it.
    const multiplierE4 = game.cashOut || game.pools ? null : game.settle(parsed.params, outcome);
    return { ok: true, outcome, multiplierE4, events: [] };
  }
  if ('hash' in by) throw new TypeError('this round is decided by seeds');
  const stream = createRandomStream(by);
  return { ok: true, ...game.play(parsed.params, stream) };
}

function recomputeHand(game: HandGame<unknown>, played: PlayedWith, by: DecidedBy): Recomputed {
  if ('hash' in by) throw new TypeError('this round is decided by seeds');
  const { baseStake } = played;
  const base = baseStake === undefined ? null : readBase(baseStake);
  const isAsked = baseStake !== undefined || game.mostStakesE4 !== undefined;
  if (isAsked && !base)
    return { ok: false, problems: [{ path: 'base_stake', code: 'invalidType' }] };
  const parsed = game.parseParams(played.params, base?.exponent);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };
  const { refusal, outcome, multiplierE4, events } = game.run(
    parsed.params,
    played.actions,
    createRandomStream(by),
    base?.minor,
  );
  return refusal ? { ok: false, problems: [refusal] } : { ok: true, outcome, multiplierE4, events };
}

/**
 * An amount that was told with all decimals of its currency: how much it is, and how many they are.
 */
function readBase(text: string): { minor: bigint; exponent: number } | null {
  const parts = /^\d+(?:\.(\d{1,8}))?$/.exec(text);
  const exponent = parts?.[1]?.length ?? 0;
  const minor = parts ? parseMinor(text, exponent) : null;
  return minor === null || minor === 0n ? null : { minor, exponent };
}
