import { formatMinor, parseMinor } from '@pavilion/domain/money';
import { playFilterOf, type PlayFilter } from '@pavilion/rewards';
import { metricRules, type MissionMetric, type MissionUnit } from '@pavilion/rewards/missions';
import type { Site } from '../../../site-directory/index.ts';
import type { ItemOfKind } from '../campaigns/index.ts';

export type MissionItem = ItemOfKind<'mission'>;

/**
 * What a mission asks for, in the units it is counted in: minor units, hundredths of a multiplier,
 * counts.
 */
export interface MissionRule {
  metric: MissionMetric;
  unit: MissionUnit;
  filter: PlayFilter;
  leastDepositMinor: bigint;
  target: bigint;
}

type Currency = Pick<Site['currency'], 'exponent'>;

const hundred = 100;

export function ruleOf({ fields }: MissionItem, { exponent }: Currency): MissionRule {
  const { metric, filter, target } = fields;
  const { unit } = metricRules[metric];
  return {
    metric,
    unit,
    filter: playFilterOf(filter, exponent),
    leastDepositMinor: parseMinor(filter?.min_amount ?? '0', exponent) ?? 0n,
    target: unitsOf(unit, target, exponent),
  };
}

/** A target as the file has it, a number of the currency for amounts. */
function unitsOf(unit: MissionUnit, target: number, exponent: number): bigint {
  if (unit === 'amount') return parseMinor(target.toFixed(exponent), exponent) ?? 0n;
  return BigInt(Math.ceil(unit === 'multiplier' ? target * hundred : target));
}

/** What was counted, as calls tell it: amounts as decimal texts, the rest as numbers. */
export function toldIn(unit: MissionUnit, value: bigint, { exponent }: Currency): string | number {
  if (unit === 'amount') return formatMinor(value, exponent);
  return unit === 'multiplier' ? Number(value) / hundred : Number(value);
}
