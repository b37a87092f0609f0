import type { LocaleCode } from '@pavilion/domain/locales';
import {
  demoLeagues,
  generateSeason,
  localName,
  type DemoLeague,
  type SeasonMatch,
} from '@pavilion/domain/simulation';

/** What a demo is made of: the same settings always give the same matches. */
export interface DemoSettings {
  seed: string;
  /** The schedule is counted from here. */
  epoch: Date;
}

export interface DemoMatch {
  /** `demo:<league>:<season>:<number>`: enough to find the match again after a restart. */
  sourceKey: string;
  league: DemoLeague;
  match: SeasonMatch;
  kickoff: Date;
  /** Match minutes that pass in a real minute. */
  speed: number;
  /** Of a cup tie: when it is known who meets; null of a league's match. */
  knownFrom: Date | null;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Half of the leagues play fast, so that a newcomer's bet is settled within minutes; the others in
 * real time.
 */
const fastLeagueCount = 4;
export const fastSpeed = 15;
/**
 * A fast match lasts under eight minutes with its break: each fast league has one under way nearly
 * all the time.
 */
export const fastSlotMs = 8 * minuteMs;

export interface LeaguePlan {
  league: DemoLeague;
  isFast: boolean;
  /** Staggers the fast leagues within a slot. */
  offsetMs: number;
}

const plans: readonly LeaguePlan[] = demoLeagues.map((league, index) => ({
  league,
  isFast: index < fastLeagueCount,
  offsetMs: index < fastLeagueCount ? (index * fastSlotMs) / fastLeagueCount : 0,
}));

/** Fast leagues say so in their name, in every language. */
export function demoLeagueNames({
  league,
  isFast,
}: Pick<LeaguePlan, 'league' | 'isFast'>): DemoLeague['names'] {
  if (!isFast) return league.names;
  const inOthers = Object.entries(fastNames).map(([code, name]) => [
    code,
    name(localName(league.names, code as keyof typeof fastNames)),
  ]);
  return {
    EN: `${league.names.EN} Express`,
    ...Object.fromEntries(inOthers),
  } as DemoLeague['names'];
}

/** How a fast league is called in a language; elsewhere as in English. */
const fastNames = {
  CN: (name: string) => `${name}快车`,
  CT: (name: string) => `${name}快車`,
  ESP: (name: string) => `${name} Exprés`,
  MS: (name: string) => `${name} Ekspres`,
  NE: (name: string) => `${name} एक्सप्रेस`,
  RUS: (name: string) => `${name} Экспресс`,
  VI: (name: string) => `${name} Tốc Hành`,
} satisfies Partial<Record<LocaleCode, (name: string) => string>>;

/** The leagues in the order they are shown. */
export function demoLeaguePlans(): readonly LeaguePlan[] {
  return plans;
}

/** Every league match that kicks off in a time, both ends included, by kick-off. */
export function leagueMatches(settings: DemoSettings, from: Date, to: Date): DemoMatch[] {
  return plans
    .flatMap((plan) => matchesOfPlan(settings, plan, from, to))
    .toSorted((a, b) => a.kickoff.getTime() - b.kickoff.getTime());
}

/** The league match of a source key, or null when it is none of a demo league. */
export function leagueMatchOf(settings: DemoSettings, sourceKey: string): DemoMatch | null {
  const [prefix, code, season, number] = sourceKey.split(':');
  const plan = plans.find(({ league }) => league.code === code);
  if (prefix !== 'demo' || !plan || season === undefined || number === undefined) return null;
  return seasonOf(settings, plan, Number(season))[Number(number)] ?? null;
}

function matchesOfPlan(
  settings: DemoSettings,
  plan: LeaguePlan,
  from: Date,
  to: Date,
): DemoMatch[] {
  const seasonAt = (at: Date): number => seasonNumberAt(settings, plan, at);
  // A kick-off can lie a little past its season's nominal end (the stagger), hence one season
  // before.
  const first = seasonAt(from) - 1;
  const seasons = Array.from({ length: seasonAt(to) - first + 1 }, (_, index) => first + index);
  return seasons
    .flatMap((season) => seasonOf(settings, plan, season))
    .filter(({ kickoff }) => kickoff >= from && kickoff <= to);
}

/** Which season of a league a moment is in, counted from 0. */
export const seasonNumberAt = (settings: DemoSettings, plan: LeaguePlan, at: Date): number =>
  Math.floor((at.getTime() - settings.epoch.getTime()) / seasonLengthMs(plan));

const roundsOf = ({ league }: LeaguePlan): number => 2 * (league.teams.length - 1);
const matchesPerRound = ({ league }: LeaguePlan): number => Math.floor(league.teams.length / 2);

function seasonLengthMs(plan: LeaguePlan): number {
  return plan.isFast ? roundsOf(plan) * matchesPerRound(plan) * fastSlotMs : roundsOf(plan) * dayMs;
}

const cache = new Map<string, DemoMatch[]>();
const cachedSeasonsMax = 64;

/** The matches of a season, in its own order. */
export function seasonOf(settings: DemoSettings, plan: LeaguePlan, season: number): DemoMatch[] {
  const key = `${settings.seed}/${settings.epoch.getTime()}/${plan.league.code}/${season}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= cachedSeasonsMax) cache.clear();
  const made = makeSeason(settings, plan, season);
  cache.set(key, made);
  return made;
}

function makeSeason(settings: DemoSettings, plan: LeaguePlan, season: number): DemoMatch[] {
  const startMs = settings.epoch.getTime() + season * seasonLengthMs(plan);
  const { matches } = generateSeason({
    league: plan.league,
    seed: `${settings.seed}/${season}`,
    around: new Date(startMs),
    pastRoundCount: 0,
  });
  const inOrder = plan.isFast ? matches.toSorted((a, b) => a.round - b.round) : matches;
  return inOrder.map((match, number) => ({
    sourceKey: `demo:${plan.league.code}:${season}:${number}`,
    league: plan.league,
    match,
    kickoff: plan.isFast ? new Date(startMs + number * fastSlotMs + plan.offsetMs) : match.kickoff,
    speed: plan.isFast ? fastSpeed : 1,
    knownFrom: null,
  }));
}
