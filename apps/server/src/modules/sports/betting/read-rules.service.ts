import type { CallResponse, sportsRules } from '@pavilion/contracts';
import { defaultRules, placeTerms, sports, type Fraction } from '@pavilion/sports';
import type { RequestContext } from '../../../http/route.ts';
import { formatAmount } from '@pavilion/domain/money';
import {
  correctionHours,
  oddsText,
  readSportsLimits,
  readTradingTerms,
  voidAfterHours,
} from '../sportsbook/index.ts';
import { rulesVersion } from './rules-version.ts';
import { sportDelaySeconds } from './sport-delays.ts';

type Rules = CallResponse<typeof sportsRules>;
type PlaceTerm = Rules['value']['place_terms'][number];

/** The rules of the site: what a bet that is placed now is accepted and settled by. */
export async function readRules({ server, site }: RequestContext): Promise<Rules> {
  const { db } = server.database;
  const [limits, { delays }] = await Promise.all([
    readSportsLimits(db, site.id),
    readTradingTerms(db),
  ]);
  const amount = (minor: bigint | null | undefined): string | null =>
    minor === null || minor === undefined ? null : formatAmount(minor, site.currency.code);
  return {
    rules_version: rulesVersion,
    currency: site.currency.code,
    value: {
      retirement: defaultRules.retirement,
      disqualified: defaultRules.disqualified,
      natural_finish: defaultRules.naturalFinish,
      builder_void: limits?.builderVoid ?? defaultRules.builderVoid,
      rule4_least: defaultRules.rule4LeastPercent,
      place_terms: allPlaceTerms(),
      postponed_hours: voidAfterHours,
      correction_hours: correctionHours,
      max_win: amount(limits?.maxWinMinor),
      max_odds: limits === null ? null : oddsText(Number(limits.maxOddsMilli)),
      max_day_win: amount(limits?.maxDayWinMinor),
      delay_seconds: Object.fromEntries(
        sports.map((sport) => [sport, sportDelaySeconds(delays, sport)]),
      ),
      rounding: 'half-up',
    },
  };
}

/** From so many runners on other terms hold (wire contract of the sportsbook, 7). */
const steps = [1, 5, 8, 12, 16] as const;

function allPlaceTerms(): PlaceTerm[] {
  return [false, true].flatMap((isHandicap) =>
    steps.map((from, index): PlaceTerm => {
      const { places, fraction } = placeTerms(from, isHandicap);
      const next = steps[index + 1];
      return {
        runners_from: from,
        runners_to: next === undefined ? null : next - 1,
        is_handicap: isHandicap,
        places,
        fraction: textOf(fraction),
      };
    }),
  );
}

const textOf = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
