import {
  parseFixturesCsv,
  parseFootballDataCsv,
  parseFootballJson,
  type FootballDataMatch,
  type ImportedMatch,
  type ImportedOdds,
  type ImportResult,
  type LeagueBook,
} from '@pavilion/domain/fixtures';
import { factsOf, periodOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { ClockMessage, FixtureMessage, MarketOdds, NamedId } from '../canonical-message.ts';
import type { Decoded, Decoder, Numbered } from '../decoder.ts';
import { Teller, type Untold } from '../teller.ts';

export interface FootballFileSettings {
  readonly source: string;
  readonly format: 'football-json' | 'football-data' | 'fixtures';
  /** When the file was got: years of two digits go by it, and a later file is above an earlier. */
  readonly atMs: number;
  /** Its league, where the file does not say it. */
  readonly competition?: string;
  readonly leagues?: LeagueBook;
}

type Match = ImportedMatch & Partial<Pick<FootballDataMatch, 'odds'>>;

function parse(text: string, settings: FootballFileSettings): ImportResult<Match> {
  const { format, competition, leagues, atMs } = settings;
  const wish = { competition, leagues, now: new Date(atMs) };
  switch (format) {
    case 'football-json':
      return parseFootballJson(text, wish);
    case 'football-data':
      return parseFootballDataCsv(text, wish);
    case 'fixtures':
      return parseFixturesCsv(text, wish);
  }
}

/** The same for every file about the match. */
const eventOf = ({ competition, day, home, away }: Match): string =>
  [competition, day, home.key, away.key].join('|');

const team = ({ key, name }: Match['home']): NamedId => ({ id: key, name });

function fixtureOf(match: Match): Untold<FixtureMessage> {
  const { competition, kickoff, home, away, status } = match;
  return {
    kind: 'fixture',
    event: eventOf(match),
    sport: 'football',
    league: { id: competition, name: competition, country: null },
    startTimeMs: kickoff.getTime(),
    home: team(home),
    away: team(away),
    players: [],
    runners: [],
    isHandicap: false,
    isAntepost: false,
    delaySeconds: null,
    change: status === 'cancelled' ? 'cancelled' : 'new',
  };
}

const market = (
  kind: string,
  lineQuarters: number | null,
  prices: MarketOdds['prices'],
): MarketOdds => ({
  market: { kind, lineQuarters, param: null, playerId: null },
  status: 'open',
  stopReason: null,
  prices,
  chances: {},
});

function marketsOf({ matchResult, total, asianHandicap }: ImportedOdds): MarketOdds[] {
  return [
    matchResult &&
      market('1x2', null, {
        home: matchResult.homeMilli,
        draw: matchResult.drawMilli,
        away: matchResult.awayMilli,
      }),
    total &&
      market('total', total.lineQuarters, { over: total.overMilli, under: total.underMilli }),
    asianHandicap &&
      market('asian-handicap', asianHandicap.lineQuarters, {
        home: asianHandicap.homeMilli,
        away: asianHandicap.awayMilli,
      }),
  ].filter((each) => each !== null);
}

/** Without a half-time score the halves are not told: never 0–0. */
function factsOfMatch({ score, halfTime }: Match, revision: number): Facts | null {
  if (score === null) return null;
  const full: Pair = [score.homeScore, score.awayScore];
  const first: Pair | null = halfTime && [halfTime.homeScore, halfTime.awayScore];
  const halves = first && {
    '1h': periodOf({ goals: first }),
    '2h': periodOf({ goals: [full[0] - first[0], full[1] - first[1]] }),
  };
  return factsOf({
    revision,
    isFinal: true,
    ended: 'completed',
    periods: { ...halves, reg: periodOf({ goals: full }) },
  });
}

function clockOf(match: Match): Untold<ClockMessage> | null {
  const { status } = match;
  if (status !== 'postponed' && status !== 'cancelled') return null;
  return {
    ...{ kind: 'clock', event: eventOf(match), state: status },
    ...{ period: null, minute: null, seconds: null, isRunning: false, facts: null },
  };
}

function tellMatch(teller: Teller, match: Match): void {
  const { odds, status } = match;
  teller.tell(fixtureOf(match));
  const markets = odds === undefined ? [] : marketsOf(odds);
  // Prices beside a result are history.
  if (markets.length > 0 && status === 'scheduled')
    teller.tell({ kind: 'odds', event: eventOf(match), markets });
  teller.tell(clockOf(match));
  const facts = factsOfMatch(match, teller.seq);
  if (facts !== null) teller.tell({ kind: 'facts', event: eventOf(match), facts });
}

/**
 * A file of fixtures, prices and results of football, as the import of files reads it: the whole
 * text at once. A match whose end is unclear is told to a person; its fixture stands.
 */
export function footballFileDecoder(settings: FootballFileSettings): Decoder<Numbered> {
  return {
    start: { seq: 0 },
    decode: (text, state): Decoded<Numbered> => {
      const { rows, problems } = parse(text, settings);
      const teller = new Teller(settings.source, settings.atMs, state.seq);
      for (const row of rows) tellMatch(teller, row);
      const unclear = rows
        .filter(({ status }) => status === 'unclear')
        .map(({ line, statusText = '' }) => ({ line, path: 'status', problem: statusText }));
      const faults = problems.map(({ line, reason, detail }) => ({
        ...{ line, path: reason, problem: detail },
      }));
      return {
        state: { seq: teller.seq },
        messages: teller.messages,
        faults: [...faults, ...unclear],
      };
    },
  };
}
