import { parseMinor } from '@pavilion/domain/money';
import {
  createRandomStream,
  largestStake,
  multiplierScale,
  payoutOf,
  type RandomStream,
} from '@pavilion/games';
import type { Studio } from '../studio.types.ts';
import type { FamilyGame } from '../titles/index.ts';
import type { PlaySession } from './play-session.ts';
import { Problem } from './problem.ts';

/** A round that is to begin, read and within bounds. */
export interface Bet {
  params: unknown;
  /** The parameters as the page sent them, with those that the title has decided. */
  shown: Record<string, unknown>;
  stakeMinor: bigint;
  /** What is taken for it, in minor units: of a layout every chip, of a hand its side bets too. */
  costMinor: bigint;
  roundId: string;
  /** The round's numbers, from the start. */
  stream(): RandomStream;
}

/** Reads what a page wants to play. Throws a {@link Problem}. */
export function betOf(
  studio: Studio,
  { game, title, bounds, exponent }: PlaySession,
  input: { stake: string; params: Record<string, unknown> },
): Bet {
  const offered = title.fields.every(
    (field) =>
      field.kind !== 'choice' || field.values.some((value) => value === input.params[field.name]),
  );
  const shown = { ...input.params, ...title.fixed };
  const parsed =
    game.engine === 'hand' ? game.parseParams(shown, exponent) : game.parseParams(shown);
  if (!offered || !parsed.ok) throw new Problem('invalid');
  const params: unknown = parsed.params;
  const stakeMinor = parseMinor(input.stake, exponent);
  if (stakeMinor === null) throw new Problem('invalid');
  if (stakeMinor < bounds.minMinor) throw new Problem('stakeTooLow');
  if (stakeMinor > largestStake(bounds, topOf(game, params))) throw new Problem('stakeTooHigh');
  const roundId = studio.ids.next();
  return {
    params,
    shown,
    stakeMinor,
    costMinor: costOf(game, params, stakeMinor),
    roundId,
    stream: () => createRandomStream({ serverSeed: studio.seed, clientSeed: roundId, nonce: 0 }),
  };
}

function costOf(game: FamilyGame, params: unknown, stakeMinor: bigint): bigint {
  if (game.engine === 'instant')
    return payoutOf(stakeMinor, game.costE4?.(params) ?? multiplierScale);
  const sides = game.sideBets?.(params) ?? [];
  return sides.reduce((sum, side) => sum + side.stakeMinor, stakeMinor);
}

/**
 * What decides the largest stake. A hand that is cashed out needs none: it is paid out when it
 * reaches the most that a round pays; one whose actions take more does not end so.
 */
function topOf(game: FamilyGame, params: unknown): bigint {
  if (game.engine === 'hand')
    return game.mostStakesE4 ? (game.topMultiplierE4?.(params) ?? game.maxMultiplierE4) : 0n;
  return game.topMultiplierE4?.(params) ?? game.maxMultiplierE4;
}
