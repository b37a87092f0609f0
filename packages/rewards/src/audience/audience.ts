import type * as z from 'zod/mini';
import type { audience } from '../campaign/fields/audience.ts';

/** Whom an item is for; all of it must hold (wire 14). */
export type Audience = z.output<typeof audience>;

/** What of a player decides whether an item is for them. */
export interface PlayerFacts {
  level: number;
  /** ISO 3166 alpha-2. */
  country: string;
  registeredAt: Date;
  /** Identity level reached. */
  verifiedLevel: number;
  depositCount: number;
  lastSeenAt: Date;
  affiliateCode: string | null;
}

/** One condition as the terms show it: nothing decides that is not listed. */
export interface AudienceRule {
  rule: string;
  value: string;
  text: string;
}

interface Condition {
  shown: AudienceRule;
  holds(facts: PlayerFacts, now: Date): boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

const condition = (
  rule: string,
  value: string,
  text: string,
  holds: Condition['holds'],
): Condition => ({ shown: { rule, value, text }, holds });

function conditionsOf(audience: Audience): Condition[] {
  const { levels, countries, registered, affiliate_codes: codes } = audience;
  const { verified_level: identity, deposited, inactive_days: days } = audience;
  const all: Array<Condition | null> = [
    levels?.from === undefined
      ? null
      : condition('level_from', `${levels.from}`, `VIP level ${levels.from} or higher`, (facts) =>
          atLeast(facts.level, levels.from),
        ),
    levels?.to === undefined
      ? null
      : condition('level_to', `${levels.to}`, `VIP level ${levels.to} or lower`, (facts) =>
          atMost(facts.level, levels.to),
        ),
    countries
      ? condition('countries', countries.join(','), `players of ${countries.join(', ')}`, (facts) =>
          countries.includes(facts.country),
        )
      : null,
    registered?.from
      ? condition(
          'registered_from',
          registered.from,
          `signed up from ${registered.from}`,
          (facts) => facts.registeredAt >= new Date(registered.from ?? 0),
        )
      : null,
    registered?.to
      ? condition(
          'registered_to',
          registered.to,
          `signed up before ${registered.to}`,
          (facts) => facts.registeredAt < new Date(registered.to ?? 0),
        )
      : null,
    identity === undefined
      ? null
      : condition(
          'verified_level',
          `${identity}`,
          `identity checked to level ${identity}`,
          (facts) => atLeast(facts.verifiedLevel, identity),
        ),
    deposited === undefined
      ? null
      : condition(
          'deposited',
          `${deposited}`,
          deposited ? 'has made a deposit' : 'has made no deposit yet',
          (facts) => facts.depositCount > 0 === deposited,
        ),
    days === undefined
      ? null
      : condition(
          'inactive_days',
          `${days}`,
          `away for ${days} days or more`,
          (facts, now) => now.getTime() - facts.lastSeenAt.getTime() >= days * dayMs,
        ),
    codes
      ? condition(
          'affiliate_codes',
          codes.join(','),
          'came by one of these partners',
          (facts) => facts.affiliateCode !== null && codes.includes(facts.affiliateCode),
        )
      : null,
  ];
  return all.filter((one) => one !== null);
}

const atLeast = (value: number, least = 0): boolean => value >= least;
const atMost = (value: number, most = Number.MAX_SAFE_INTEGER): boolean => value <= most;

/** The conditions of an audience as terms list them. */
export const audienceRules = (audience: Audience | undefined): AudienceRule[] =>
  conditionsOf(audience ?? {}).map(({ shown }) => shown);

/** The first rule a player does not meet; null: the item is for them. */
export const ineligibility = (
  audience: Audience | undefined,
  facts: PlayerFacts,
  now: Date,
): string | null =>
  conditionsOf(audience ?? {}).find(({ holds }) => !holds(facts, now))?.shown.rule ?? null;
