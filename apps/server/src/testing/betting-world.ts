import { sql } from 'kysely';
import { inTransaction, type Database } from '@pavilion/database';
import { canonicalHash } from '@pavilion/ledger';
import {
  callPlaceSlip,
  singleBet,
  type SlipAnswer,
  type SlipBet,
  type SlipOrder,
} from '../modules/sports/betting/slip.store.ts';
import { enterResult } from '../modules/sports/sportsbook/index.ts';
import { createIds, createSystemClock } from '../ports/system.ts';
import { settleBatch } from '../modules/sports/betting/settle-batch.service.ts';
import { auditBooks } from './audit-books.ts';

/** The smallest world bets can be placed in, for tests of the database functions alone. */
export interface BettingWorld {
  siteId: string;
  eventId: string;
  /** Markets by kind: 1X2, total 2.5, handicap -0.75. */
  marketIds: Record<'1x2' | 'total' | 'asian-handicap', string>;
  /** Selections by outcome of 1X2 and `over`, `under`, `ah-home`, `ah-away`. */
  selections: Record<string, string>;
  addPlayer(cashMinor: bigint): Promise<string>;
  addEvent(): Promise<Pick<BettingWorld, 'eventId' | 'marketIds' | 'selections'>>;
  order(
    playerId: string,
    lines: Array<{ selectionId: string; stakeMinor: bigint; oddsMilli?: number }>,
    more?: Partial<SlipOrder>,
  ): SlipOrder;
  /** A bet of several legs: each selection at 2.10. */
  combined(
    selectionIds: readonly string[],
    unitStakeMinor: bigint,
    system?: Pick<SlipBet, 'sizes' | 'bankers' | 'lineCount'>,
  ): SlipBet;
  place(order: SlipOrder): Promise<SlipAnswer>;
  cash(playerId: string): Promise<bigint>;
  openBets(playerId: string): Promise<bigint>;
  result(eventId: string, score: [number, number] | 'void'): Promise<number>;
  settle(eventId: string, batch?: number, now?: Date): Promise<number>;
  auditFindings(): Promise<unknown[]>;
}

export const worldNow = new Date('2026-11-21T12:00:00.000Z');
export const worldOdds = { '1x2': 2100, total: 1900, 'asian-handicap': 1955 } as const;
const start = new Date('2026-11-22T12:00:00.000Z');

export interface WorldLimits {
  minStake: bigint;
  maxStake: bigint;
  maxWin: bigint;
  maxLiability: bigint;
  /** What one player may win; left out: no such cap. */
  selectionWin?: bigint;
  matchWin?: bigint;
  dayWin?: bigint;
}
const generous: WorldLimits = {
  minStake: 100n,
  maxStake: 1_000_000n,
  maxWin: 10_000_000n,
  maxLiability: 1_000_000_000_000n,
};

let made = 0;
const ids = createIds(createSystemClock());
const id = (): string => ids.next();

export async function createBettingWorld(
  database: Database,
  limits: Partial<WorldLimits> = {},
  /** A site that is there already, in PHP and without limits; else the world makes its own. */
  known?: { siteId: string },
): Promise<BettingWorld> {
  const { db } = database;
  const siteId = known?.siteId ?? id();
  const bounds = { ...generous, ...limits };
  if (!known)
    await sql`insert into sites (id, external_id, name, currency, country, theme_code, theme_colour,
      logo_wide, logo_mark,
      logo_mono, manifest_icon, created_at, updated_at)
    values (${siteId}, ${siteId}, 'World', 'PHP', 'PH', 'casino1', 'gold', '', '', '', '',
      ${worldNow}, ${worldNow})`.execute(db);
  await sql`insert into sports_limits (site_id, min_stake_minor, max_stake_minor, max_win_minor,
    max_event_liability_minor,
      max_selection_win_minor, max_match_win_minor, max_day_win_minor)
    values (${siteId}, ${bounds.minStake}::bigint, ${bounds.maxStake}::bigint,
      ${bounds.maxWin}::bigint, ${bounds.maxLiability}::bigint,
      ${bounds.selectionWin ?? null}::bigint, ${bounds.matchWin ?? null}::bigint,
      ${bounds.dayWin ?? null}::bigint)`.execute(db);
  const leagueId = id();
  await sql`insert into leagues (id, code, sport, name, country, created_at)
    values (${leagueId}, ${leagueId}, 'football', 'League', 'DE', ${worldNow})`.execute(db);
  const teams = [id(), id()];
  for (const [index, team] of teams.entries()) {
    await sql`insert into teams (id, sport, country, name, names, created_at)
      values (${team}, 'football', 'DE', ${`Team ${index}`}, '{"EN": "Team"}',
        ${worldNow})`.execute(db);
  }
  const addEvent = async () => {
    const eventId = id();
    await sql`insert into events (id, league_id, source_key, sport, home_team_id, away_team_id,
      start_time,
        original_start_time, updated_at)
      values (${eventId}, ${leagueId}, ${eventId}, 'football', ${teams[0]}, ${teams[1]}, ${start},
        ${start}, ${worldNow})`.execute(db);
    const selections: Record<string, string> = {};
    const marketIds = { '1x2': id(), total: id(), 'asian-handicap': id() };
    const add = async (
      kind: keyof typeof marketIds,
      line: number | null,
      outcomes: string[],
      prefix = '',
    ) => {
      await sql`insert into markets (id, event_id, kind, line_quarters)
        values (${marketIds[kind]}, ${eventId}, ${kind}, ${line})`.execute(db);
      for (const outcome of outcomes) {
        const selectionId = id();
        selections[prefix + outcome] = selectionId;
        await sql`insert into selections (id, market_id, outcome, odds_milli)
          values (${selectionId}, ${marketIds[kind]}, ${outcome}, ${worldOdds[kind]})`.execute(db);
      }
    };
    await add('1x2', null, ['home', 'draw', 'away']);
    await add('total', 10, ['over', 'under']);
    await add('asian-handicap', -3, ['home', 'away'], 'ah-');
    return { eventId, marketIds, selections };
  };
  const balance = async (playerId: string, kind: string): Promise<bigint> => {
    const { rows } = await sql<{
      b: bigint;
    }>`select ledger_balance(${siteId}::uuid, 'player', ${playerId}::uuid, ${kind},
      'PHP') as b`.execute(db);
    return rows[0]?.b ?? 0n;
  };
  return {
    siteId,
    ...(await addEvent()),
    addEvent,
    async addPlayer(cashMinor) {
      made += 1;
      const playerId = id();
      const text = String(made).padStart(7, '0');
      await sql`insert into players (id, site_id, account_id, password_hash, phone, email, status,
        language, referral_code, created_at, updated_at)
        values (${playerId}, ${siteId}, ${`p${text}`}, 'x', ${`+63917${text}`},
          ${`p${text}@example.com`}, 'ACTIVE', 'en-US', ${text}, ${worldNow}, ${worldNow})`.execute(
        db,
      );
      if (cashMinor > 0n) {
        const lines = [
          { owner: 'player', owner_id: playerId, kind: 'cash', amount: cashMinor.toString() },
          { owner: 'house', kind: 'promo_fund', amount: (-cashMinor).toString() },
        ];
        await sql`select * from ledger_post(${siteId}::uuid, 'test', ${playerId}, 'promotion', null,
          'PHP', ${JSON.stringify(lines)}::jsonb)`.execute(db);
      }
      return playerId;
    },
    order: (playerId, lines, more = {}) => ({
      siteId,
      playerId,
      slipId: id(),
      requestId: id(),
      requestHash: canonicalHash(lines),
      currency: 'PHP',
      policy: 'any',
      delays: {},
      rulesVersion: 1,
      now: worldNow,
      bets: lines.map((line) => singleBet(id(), { oddsMilli: 2100, ...line })),
      ...more,
    }),
    combined: (selectionIds, unitStakeMinor, system) => ({
      betId: id(),
      betType: system ? 'system' : 'parlay',
      unitStakeMinor,
      isEachWay: false,
      voucherId: null,
      ...(system ?? { lineCount: 1, sizes: [], bankers: [] }),
      legs: selectionIds.map((selectionId) => ({ selectionId, oddsMilli: 2100 })),
    }),
    async place(order) {
      const first = await callPlaceSlip(db, order, false);
      return first.status === 'contended' ? callPlaceSlip(db, order, true) : first;
    },
    cash: (playerId) => balance(playerId, 'cash'),
    openBets: (playerId) => balance(playerId, 'open_bet'),
    result: (eventId, score) =>
      enterResult(
        db,
        {
          eventId,
          kind: score === 'void' ? 'void' : 'score',
          homeScore: score === 'void' ? null : score[0],
          awayScore: score === 'void' ? null : score[1],
          halfTimeHomeScore: null,
          halfTimeAwayScore: null,
          reason: 'test',
        },
        worldNow,
      ),
    async settle(eventId, batch = 100, now = worldNow) {
      const row = await db
        .selectFrom('events')
        .select('result_revision')
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow();
      let settled = 0;
      for (let isDone = false; !isDone;) {
        const event = { id: eventId, revision: row.result_revision };
        const answer = await inTransaction(database, (trx) => settleBatch(trx, event, batch, now));
        settled += answer.betIds.length;
        isDone = answer.isDone;
      }
      return settled;
    },
    auditFindings: () => auditBooks(db),
  };
}
