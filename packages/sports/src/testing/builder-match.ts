import type { Sport } from '../engine/market-type.ts';
import { chancesOf, type PriceModel } from '../pricing/chances.ts';
import type { OfferedMatch, OfferedPick } from '../sports/joint/joint.types.ts';
import { marketOf } from './football-match.ts';

/** A selection as tests write it. */
export type Told = readonly [kind: string, outcome: string, line?: number | null, param?: string];

/** The selection of a sport that is written so. */
export const askOf = (sport: Sport, [kind, outcome, line, param]: Told) => ({
  market: marketOf(sport, kind, line ?? null, param ?? null),
  outcome,
});

/** The selection with its chance by a model, in whole millionths. */
export function toldOf(
  model: PriceModel,
  sport: Sport,
  told: Told,
): OfferedPick & { chance: number } {
  const { market, outcome } = askOf(sport, told);
  const won = chancesOf(model, market, outcome)?.won ?? 0;
  return { market, outcome, chance: Math.round(won * 1e6) / 1e6 };
}

/** A match as an offer by this model tells it. */
export const matchOf = (match: {
  sport: Sport;
  now: OfferedMatch['now'];
  model: PriceModel;
  telling: readonly Told[];
}): OfferedMatch => ({
  ...{ sport: match.sport, now: match.now, players: [] },
  known: match.telling.map((one) => toldOf(match.model, match.sport, one)),
});
