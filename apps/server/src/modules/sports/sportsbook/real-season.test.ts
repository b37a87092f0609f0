import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnBothEngines,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { callPlaceSlip, singleBet } from '../betting/slip.store.ts';
import { settleEvents } from '../betting/index.ts';
import { importFootballData, importFootballJson } from './import-files.service.ts';
import { writeSportsLimits } from './sports-limits.store.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

/**
 * A whole real season through the real importers, a bet on every selection, real results, and an
 * auditor written here from the CSV alone, which shares no code with the product.
 */
const folder = fileURLToPath(new URL('../../../../../../shared/data/football/', import.meta.url));
const csvFile = `${folder}D1-2025-26-odds.csv`;
const jsonFile = `${folder}football.json/2025-26/de.1.json`;

interface SeasonRow {
  home: string;
  away: string;
  score: [number, number];
  prices: { kind: string; side: string; line: number; price: string }[];
}

/**
 * Handicaps of the file in which one of two prices was taken from elsewhere: a sure win with both.
 * By line of the file.
 */
const handicapsLeftOut = [101, 103, 104, 105, 106, 107, 108];

/**
 * The file as it was before its matches were played: a match that has a score is never on offer.
 */
function beforeTheSeason(text: string): string {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  const told = ['FTHG', 'FTAG', 'FTR', 'HTHG', 'HTAG', 'HTR'].map((name) => columns.indexOf(name));
  const untold = (line: string): string =>
    line
      .split(',')
      .map((cell, index) => (told.includes(index) ? '' : cell))
      .join(',');
  return [head, ...lines.map(untold)].join('\n');
}

/** 1/a + 1/b < 1, in whole hundredths. */
const isSureWin = (a: string, b: string): boolean => {
  const [first, second] = [Math.round(Number(a) * 100), Math.round(Number(b) * 100)];
  return 100 * (first + second) < first * second;
};

/**
 * Reads the CSV by column names: goals, and prices of the market average, Bet365 where that is
 * missing.
 */
function readSeason(text: string): SeasonRow[] {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    const first = (...names: string[]): string[] =>
      (
        names
          .map((name) => name.split('|'))
          .find((group) => group.every((name) => cell(name) !== '')) ?? []
      ).map(cell);
    const [h = '', d = '', a = ''] = first('AvgH|AvgD|AvgA', 'B365H|B365D|B365A');
    const [over = '', under = ''] = first('Avg>2.5|Avg<2.5', 'B365>2.5|B365<2.5');
    const [ahHome = '', ahAway = ''] = first('AvgAHH|AvgAHA', 'B365AHH|B365AHA');
    const line3 = Number(cell('AHh'));
    const isLeftOut = isSureWin(ahHome, ahAway);
    return {
      home: cell('HomeTeam'),
      away: cell('AwayTeam'),
      score: [Number(cell('FTHG')), Number(cell('FTAG'))],
      prices: [
        { kind: '1x2', side: 'home', line: 0, price: h },
        { kind: '1x2', side: 'draw', line: 0, price: d },
        { kind: '1x2', side: 'away', line: 0, price: a },
        { kind: 'total', side: 'over', line: 2.5, price: over },
        { kind: 'total', side: 'under', line: 2.5, price: under },
        { kind: 'asian-handicap', side: 'home', line: line3, price: isLeftOut ? '' : ahHome },
        { kind: 'asian-handicap', side: 'away', line: -line3, price: isLeftOut ? '' : ahAway },
      ],
    };
  });
}

/**
 * What 10.00 on a side returns, in cents, by halves of the stake on the two nearest lines: the rule
 * as bettors know it.
 */
function returnCents(
  { kind, side, line, price }: SeasonRow['prices'][number],
  [home, away]: [number, number],
): number {
  const milli = Math.round(Number(price) * 1000);
  const full = milli;
  if (kind === '1x2') {
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
    return side === winner ? full : 0;
  }
  const lead =
    kind === 'total'
      ? side === 'over'
        ? home + away - line
        : line - home - away
      : (side === 'home' ? home - away : away - home) + line;
  const isQuarter = Math.abs(lead * 2) % 1 !== 0;
  const halves = isQuarter ? [lead - 0.25, lead + 0.25] : [lead, lead];
  const doubled = halves.reduce((sum, half) => sum + (half > 0 ? full : half === 0 ? 1000 : 0), 0);
  return Math.floor(doubled / 2 + 0.5);
}

const stakeMinor = 1_000n;

describe.skipIf(!existsSync(csvFile))('the data of the real season is at hand', () => {
  describeOnBothEngines('a real season', (openFresh) => {
    const text = existsSync(csvFile) ? readFileSync(csvFile, 'utf8') : '';
    const season = readSeason(text);
    let server: TestServer;
    let player: TestPlayer;
    let placed = 0;

    beforeAll(async () => {
      server = await startTestServer({
        database: await openFresh(),
        now: new Date('2025-08-01T12:00:00.000Z'),
      });
      player = await server.signUpPlayer();
      await server.fund(player, 10_000_000n);
      await writeSportsLimits(server.context.database.db, player.siteId, {
        minStakeMinor: 100n,
        maxStakeMinor: 1_000_000n,
        maxWinMinor: 100_000_000n,
        maxEventLiabilityMinor: 10n ** 13n,
      });
    });

    it('imports every match with its prices but for seven handicaps, and nothing the second time', async () => {
      const leftOut = handicapsLeftOut.map((line) => ({ line, reason: 'pricesBelowFair' }));
      const toCome = beforeTheSeason(text);
      const first = await importFootballData(server.context, toCome, 'fixtures');
      expect(first).toMatchObject({ created: season.length, changed: 0, problems: leftOut });
      expect(first.problems[0]?.detail).toBe(
        "M'gladbach – RB Leipzig: asian-handicap:+0.25 1.82/4.10",
      );
      const markets = await server.context.database.db.selectFrom('markets').select('id').execute();
      expect(markets).toHaveLength(season.length * 3 - leftOut.length);
      const again = await importFootballData(server.context, toCome, 'fixtures');
      expect(again).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: season.length,
        problems: leftOut,
      });
    });

    it.skipIf(!existsSync(jsonFile))(
      'finds the same matches in another source by its spelling of the teams',
      async () => {
        const { db } = server.context.database;
        const report = await importFootballJson(
          server.context,
          readFileSync(jsonFile, 'utf8').replace(/"score": \{[^}]*\}/g, '"score": {}'),
          'fixtures',
        );
        const { count } = await db
          .selectFrom('events')
          .select((e) => e.fn.countAll<bigint>().as('count'))
          .executeTakeFirstOrThrow();
        const teams = await db.selectFrom('teams').select('id').execute();
        expect(teams).toHaveLength(18);
        expect(count).toBe(306n);
        expect(report.created).toBe(306 - season.length);
      },
    );

    it('takes a bet on every selection of the file', async () => {
      const { db } = server.context.database;
      const rows = await db
        .selectFrom('selections as s')
        .innerJoin('markets as m', 'm.id', 's.market_id')
        .innerJoin('events as e', 'e.id', 'm.event_id')
        .innerJoin('teams as h', 'h.id', 'e.home_team_id')
        .innerJoin('teams as a', 'a.id', 'e.away_team_id')
        .select([
          's.id',
          's.odds_milli',
          's.outcome',
          'm.kind',
          'm.line_quarters',
          'h.name as home',
          'a.name as away',
        ])
        .orderBy('e.id')
        .execute();
      const wanted = season.flatMap((match) =>
        match.prices.filter(({ price }) => price !== '').map((price) => ({ match, price })),
      );
      const key = (home: string, away: string, kind: string, side: string) =>
        `${home}|${away}|${kind}|${side}`;
      const byKey = new Map(
        rows.map((row) => [key(row.home, row.away, row.kind, row.outcome), row]),
      );
      const lines = wanted.map(({ match, price }) => {
        const row = byKey.get(key(match.home, match.away, price.kind, price.side));
        expect(row?.odds_milli).toBe(Math.round(Number(price.price) * 1000));
        if (price.kind !== '1x2')
          expect((row?.line_quarters ?? 0) / 4).toBe(
            price.side === 'away' ? -price.line || 0 : price.line,
          );
        return singleBet(server.context.ids.next(), {
          selectionId: row?.id ?? '',
          oddsMilli: row?.odds_milli ?? 0,
          stakeMinor,
        });
      });
      for (let start = 0; start < lines.length; start += 20) {
        const answer = await callPlaceSlip(
          db,
          {
            siteId: player.siteId,
            playerId: player.id,
            slipId: server.context.ids.next(),
            requestId: server.context.ids.next(),
            requestHash: Buffer.from('season'),
            currency: 'PHP',
            policy: 'none',
            bets: lines.slice(start, start + 20),
            delays: {},
            rulesVersion: 1,
            now: server.context.clock.now(),
          },
          false,
        );
        expect(answer.status).toBe('placed');
      }
      placed = lines.length;
      expect(placed).toBe(season.length * 7 - handicapsLeftOut.length * 2);
    });

    it('refuses results of matches that have not begun', async () => {
      const report = await importFootballData(server.context, text, 'results');
      expect(report.changed).toBe(0);
      expect(new Set(report.problems.map(({ reason }) => reason))).toEqual(
        new Set(['resultBeforeStart']),
      );
    });

    const expectedReturns = (overrides: ReadonlyMap<SeasonRow, [number, number]> = new Map()) =>
      season.reduce(
        (sum, match) =>
          sum +
          match.prices
            .filter(({ price }) => price !== '')
            .reduce(
              (part, price) => part + returnCents(price, overrides.get(match) ?? match.score),
              0,
            ),
        0,
      );
    const paidOut = async (): Promise<number> => {
      const row = await server.context.database.db
        .selectFrom('bets')
        .select((b) => b.fn.sum<string>('payout_minor').as('paid'))
        .executeTakeFirstOrThrow();
      return Number(row.paid);
    };

    it('settles every bet to the cent the file gives', async () => {
      server.advance(400 * 24 * 60 * 60_000);
      const report = await importFootballData(server.context, text, 'results');
      expect(report).toMatchObject({ changed: season.length, problems: [] });
      expect(await settleEvents(server.context)).toBe(placed);
      const bets = await server.context.database.db
        .selectFrom('bets as b')
        .innerJoin('bet_legs as g', 'g.bet_id', 'b.id')
        .innerJoin('events as e', 'e.id', 'g.event_id')
        .innerJoin('teams as h', 'h.id', 'e.home_team_id')
        .innerJoin('teams as a', 'a.id', 'e.away_team_id')
        .select([
          'b.payout_minor',
          'g.market_kind',
          'g.outcome',
          'b.status',
          'h.name as home',
          'a.name as away',
        ])
        .execute();
      const matches = new Map(season.map((match) => [`${match.home}|${match.away}`, match]));
      const wrong = bets.filter((bet) => {
        const match = matches.get(`${bet.home}|${bet.away}`);
        const price = match?.prices.find(
          ({ kind, side }) => kind === bet.market_kind && side === bet.outcome,
        );
        return (
          bet.status !== 'settled' ||
          !match ||
          !price ||
          Number(bet.payout_minor) !== returnCents(price, match.score)
        );
      });
      expect(wrong).toEqual([]);
      expect(await paidOut()).toBe(expectedReturns());
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('settles corrected results anew', async () => {
      const corrected = new Map(
        season
          .slice(0, 10)
          .map((match): [SeasonRow, [number, number]] => [
            match,
            [match.score[1] + 1, match.score[0]],
          ]),
      );
      const columns =
        text
          .split(/\r?\n/)[0]
          ?.replace(/^\uFEFF/, '')
          .split(',') ?? [];
      const changedText = text
        .split(/\r?\n/)
        .map((line, index) => {
          const match = season[index - 1];
          const score = match && corrected.get(match);
          if (!score) return line;
          const cells = line.split(',');
          const set = (name: string, value: string | number) =>
            (cells[columns.indexOf(name)] = String(value));
          set('FTHG', score[0]);
          set('FTAG', score[1]);
          set('FTR', score[0] > score[1] ? 'H' : score[0] < score[1] ? 'A' : 'D');
          for (const name of ['HTHG', 'HTAG', 'HTR']) set(name, '');
          return cells.join(',');
        })
        .join('\n');
      const report = await importFootballData(server.context, changedText, 'results');
      expect(report).toMatchObject({ changed: 10, problems: [] });
      expect(await settleEvents(server.context)).toBe(10 * 7);
      expect(await paidOut()).toBe(expectedReturns(corrected));
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
      const cash = await server.context.ledger.balance(
        player.siteId,
        { owner: 'player', playerId: player.id, kind: 'cash' },
        'PHP',
      );
      expect(cash).toBe(
        10_000_000n - BigInt(placed) * stakeMinor + BigInt(expectedReturns(corrected)),
      );
    });
  });
});

describe.runIf(!existsSync(csvFile))('the data of the real season is not at hand', () => {
  it('says so', () => {
    expect(existsSync(csvFile), 'shared/data/football beside the repository').toBe(false);
  });
});
