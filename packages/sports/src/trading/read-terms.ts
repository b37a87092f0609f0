import { marketGroups, sports } from '../engine/market-type.ts';
import { kindsOf } from '../sports/kinds.ts';
import {
  field,
  list,
  oneOf,
  orElse,
  record,
  type Fault,
  type Reader,
  type Reading,
} from '../wire/read.ts';
import {
  amountText,
  faulty,
  fieldsOf,
  numberFrom,
  overround,
  recordOf,
  share,
} from './terms-fields.ts';
import {
  kindClasses,
  palpableRules,
  usualDelays,
  type LiabilityRule,
  type Margins,
  type MarketLimits,
  type SiteTerms,
  type TradingTerms,
} from './terms.ts';

/** What a trading file may name that only the server knows. */
export interface KnownNames {
  /** Codes of leagues. */
  readonly leagues: ReadonlySet<string>;
  readonly sites: ReadonlySet<string>;
}

export type TermsRead = { terms: TradingTerms; faults: readonly Fault[] };

const parts = ['margins', 'limits', 'liability', 'delays', 'factors', 'sites', 'palpable_errors'];

/**
 * Reads a trading file; every fault with the path of its place. With a fault the terms are not to
 * be used. Without known names none is looked up.
 */
export function readTerms(value: unknown, known: KnownNames | null = null): TermsRead {
  const faults: Fault[] = [];
  const of = fieldsOf({ value, path: '', faults }, parts);
  if (value === undefined) faults.push({ path: '', problem: 'no object' });
  const terms: TradingTerms = {
    margins: allMargins(of('margins')),
    limits: orElse(limits, null)(of('limits')),
    liability: orElse(liability, null)(of('liability')),
    delays: { ...usualDelays, ...delays(of('delays')) },
    factors: factors(of('factors')),
    sites: record(site)(of('sites')),
    palpableErrors: orElse(oneOf(palpableRules), 'void' as const)(of('palpable_errors')),
  };
  if (known) refuseUnknown(terms, known, faults);
  return { terms, faults };
}

const marginNames = ['usual', 'groups', 'kinds'];
const allKinds = [...new Set(sports.flatMap((sport) => kindsOf[sport].map(({ kind }) => kind)))];

const margins =
  (kinds: readonly string[], more: readonly string[] = []): Reading<Margins> =>
  (reader) => {
    const of = fieldsOf(reader, [...marginNames, ...more]);
    return {
      usual: orElse(overround, null)(of('usual')),
      groups: recordOf(marketGroups, overround)(of('groups')),
      kinds: recordOf(kinds, overround)(of('kinds')),
    };
  };

function allMargins(reader: Reader): TradingTerms['margins'] {
  const ofSports = field(reader, 'sports');
  const read = sports.flatMap((sport) => {
    const own = field(ofSports, sport);
    const kinds = kindsOf[sport].map(({ kind }) => kind);
    return own.value === undefined ? [] : [[sport, margins(kinds)(own)]];
  });
  recordOf(sports, () => null)(ofSports);
  return {
    ...margins(allKinds, ['sports', 'leagues'])(reader),
    sports: Object.fromEntries(read) as TradingTerms['margins']['sports'],
    leagues: record(margins(allKinds))(field(reader, 'leagues')),
  };
}

const limits: Reading<MarketLimits> = (reader) => {
  const names = ['tiers', 'leagues', 'usual_tier', 'classes', 'before_start', 'in_play'];
  const of = fieldsOf(reader, names);
  const tiers = record(share)(of('tiers'));
  const tier: Reading<string> = (one) =>
    typeof one.value === 'string' && Object.hasOwn(tiers, one.value)
      ? one.value
      : faulty(one, `none of the tiers ${Object.keys(tiers).join(', ')}`, '');
  const classes = recordOf(kindClasses, share)(of('classes'));
  return {
    tiers,
    leagues: record(tier)(of('leagues')),
    usualTier: tier(of('usual_tier')),
    classes: {
      main: classes['main'] ?? 1,
      derived: classes['derived'] ?? 1,
      players: classes['players'] ?? 1,
    },
    beforeStart: list(step)(of('before_start')),
    inPlay: orElse(share, 1)(of('in_play')),
  };
};

const step: Reading<MarketLimits['beforeStart'][number]> = (reader) => {
  const of = fieldsOf(reader, ['hours', 'share']);
  return { hours: numberFrom(0, 10_000)(of('hours')), share: share(of('share')) };
};

/** The figures of the domain page of sports, 12. */
const usual = { steps: [0.25, 0.5, 0.75], cutAt: 0.9, cutTo: 0.25, stopAt: 1, undo: 0.8 } as const;

const liability: Reading<LiabilityRule> = (reader) => {
  const names = ['market_share', 'steps', 'cut_at', 'cut_to', 'stop_at', 'undo', 'sharp_below'];
  const of = fieldsOf(reader, names);
  const rule = {
    marketShare: share(of('market_share')),
    steps: orElse(threeMarks, usual.steps)(of('steps')),
    cutAt: orElse(numberFrom(0, 10), usual.cutAt)(of('cut_at')),
    cutTo: orElse(share, usual.cutTo)(of('cut_to')),
    stopAt: orElse(numberFrom(0, 10), usual.stopAt)(of('stop_at')),
    undo: orElse(share, usual.undo)(of('undo')),
    sharpBelow: orElse(numberFrom(0, 10), 0.5)(of('sharp_below')),
  };
  const marks = [...rule.steps, rule.cutAt, rule.stopAt];
  if (marks.some((mark, at) => mark <= (marks[at - 1] ?? 0)))
    faulty(reader, 'the marks steps, cut_at and stop_at must rise', null);
  if (rule.marketShare === 0) faulty(of('market_share'), 'must be above 0', null);
  return rule;
};

const threeMarks: Reading<LiabilityRule['steps']> = (reader) => {
  const [one = 0, two = 0, three = 0, ...more] = list(numberFrom(0, 10))(reader);
  if (three === 0 || more.length > 0) faulty(reader, 'no three marks', null);
  return [one, two, three];
};

const delays: Reading<Record<string, number>> = recordOf([...sports, '*'], (reader) => {
  const seconds = numberFrom(0, 60)(reader);
  return Number.isInteger(seconds) ? seconds : faulty(reader, 'no whole seconds', 0);
});

const factor = numberFrom(0, 10);

const factors: Reading<TradingTerms['factors']> = (reader) => {
  const of = fieldsOf(reader, ['flags', 'levels']);
  const levels = record(factor)(of('levels'));
  for (const level of Object.keys(levels))
    if (!/^\d{1,3}$/.test(level)) faulty(field(of('levels'), level), 'no level', null);
  return { flags: record(factor)(of('flags')), levels };
};

const site: Reading<SiteTerms> = (reader) => {
  const of = fieldsOf(reader, ['max_stake', 'max_win', 'market_max', 'event_liability']);
  const maybe = orElse(amountText, null);
  return {
    maxStake: maybe(of('max_stake')),
    maxWin: maybe(of('max_win')),
    marketMax: maybe(of('market_max')),
    eventLiability: maybe(of('event_liability')),
  };
};

function refuseUnknown(terms: TradingTerms, known: KnownNames, faults: Fault[]): void {
  const refuse = (at: string, names: readonly string[], there: ReadonlySet<string>, what: string) =>
    names
      .filter((name) => !there.has(name))
      .forEach((name) => faults.push({ path: `${at}.${name}`, problem: `there is no ${what}` }));
  refuse('margins.leagues', Object.keys(terms.margins.leagues), known.leagues, 'such league');
  refuse('limits.leagues', Object.keys(terms.limits?.leagues ?? {}), known.leagues, 'such league');
  refuse('sites', Object.keys(terms.sites), known.sites, 'such site');
}
