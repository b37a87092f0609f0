import { formatMinor, parseMinor } from '@pavilion/domain/money';
import { playFilterOf } from '@pavilion/rewards';
import type { RaceMetric, RaceRule } from '@pavilion/rewards/races';
import type { Site } from '../../../site-directory/index.ts';
import type { ItemOfKind } from '../campaigns/index.ts';

export type RaceItem = ItemOfKind<'race'>;

/** Decimals of a multiplier's score: ten-thousandths. */
const multiplierExponent = 4;

const exponentOf = (metric: RaceMetric, { currency }: Pick<Site, 'currency'>): number =>
  metric === 'multiplier' ? multiplierExponent : currency.exponent;

/** What counts in a race, and the least score that has a place. */
export function ruleOfRace(
  { fields }: RaceItem,
  site: Pick<Site, 'currency'>,
): RaceRule & { minScore: bigint } {
  const { metric, filter, weights = [], min_score: least = '0' } = fields;
  return {
    metric,
    filter: playFilterOf(filter, site.currency.exponent),
    weights,
    minOddsMilli: null,
    minScore: parseMinor(least, exponentOf(metric, site)) ?? 0n,
  };
}

/** A score as calls tell it. */
export const scoreText = (
  metric: RaceMetric,
  score: bigint,
  site: Pick<Site, 'currency'>,
): string => formatMinor(score, exponentOf(metric, site));

export const unitOfRace = (metric: RaceMetric): 'amount' | 'points' | 'multiplier' =>
  metric === 'multiplier' || metric === 'points' ? metric : 'amount';
