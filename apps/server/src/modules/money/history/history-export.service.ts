import type { CallInput, historyExport } from '@pavilion/contracts';
import { csvLine, type CsvValue } from '@pavilion/domain/csv';
import { universalZone, zonedClock } from '@pavilion/domain/time-zones';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { StreamedAnswer } from '../../../streamed-answer.ts';
import { listBets, type BetView } from './bet-list.service.ts';
import { readStatement } from './statement.service.ts';
import { listTransactions } from './transaction-list.service.ts';

type Input = CallInput<typeof historyExport>;
/** One part of the file after the other; a part is a page of rows. */
type Pages = AsyncGenerator<CsvValue[][]>;

const pageRows = 500;
const retryAfterSeconds = 5;

/**
 * Players who take a file from this process now: one each, a file reads the database for as long as
 * it lasts.
 */
const taking = new WeakMap<ServerContext, Set<string>>();

/**
 * Transactions, bets or statement as a file, from the newest row (of the statement: the oldest) on,
 * in the order of the lists.
 */
export async function exportHistory(context: PlayerContext, input: Input): Promise<StreamedAnswer> {
  const players = taking.get(context.server) ?? new Set<string>();
  taking.set(context.server, players);
  const { id } = context.player;
  if (players.has(id)) return fail('tooManyRequests', { retryAfterSeconds });
  players.add(id);
  const { names, pages } = files[input.what](context, input);
  const pieces = written(names, pages, () => players.delete(id));
  // The first page is read here, so that what is wrong with it is answered as a failure.
  const first = await pieces.next().catch((error: unknown) => {
    players.delete(id);
    throw error;
  });
  return new StreamedAnswer(`${input.what}.csv`, resumed(first, pieces));
}

/** The mark at the start tells spreadsheets that it is UTF-8. */
async function* written(
  names: readonly string[],
  pages: Pages,
  onEnd: () => void,
): AsyncGenerator<string> {
  try {
    let head = `\uFEFF${csvLine(names)}`;
    for await (const rows of pages) {
      yield head + rows.map(csvLine).join('');
      head = '';
    }
    if (head !== '') yield head;
  } finally {
    onEnd();
  }
}

/**
 * The pieces with the one that was read already. Ended before it began, it ends what it goes on
 * from.
 */
function resumed(
  first: IteratorResult<string, unknown>,
  rest: AsyncGenerator<string>,
): AsyncIterable<string> {
  let held: IteratorResult<string, unknown> | null = first;
  const iterator: AsyncIterableIterator<string> = {
    next: async () => {
      const now = held ?? (await rest.next());
      held = null;
      return now.done === true ? { done: true, value: undefined } : now;
    },
    return: async () => {
      await rest.return(undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

interface HistoryFile {
  names: readonly string[];
  pages: Pages;
}

const files: Record<Input['what'], (context: PlayerContext, input: Input) => HistoryFile> = {
  transactions: (context, input) => ({
    names: transactionNames,
    pages: pagesOf(async (cursor) => {
      const clock = zonedClock(input.time_zone ?? universalZone);
      const { from, to, kinds } = input;
      const page = await listTransactions(context, { from, to, kinds, cursor, limit: pageRows });
      const rows = page.value.map((row) => [
        row.transaction_id,
        clock(new Date(row.created_at)),
        row.kind,
        row.pocket,
        row.amount,
        row.currency,
        row.balance_after,
        row.reference?.type ?? null,
        row.reference?.id ?? null,
      ]);
      return { rows, next: page.next_cursor };
    }),
  }),
  bets: (context, input) => ({
    names: betNames,
    pages: pagesOf(async (cursor) => {
      const clock = zonedClock(input.time_zone ?? universalZone);
      const { status, product, sport, bet_type, game_type, from, to } = input;
      const what = { status, product, sport, bet_type, game_type };
      const asked = { ...what, from, to, cursor, limit: pageRows };
      const page = await listBets(context, asked);
      return { rows: page.value.map((bet) => betRow(bet, clock)), next: page.next_cursor };
    }),
  }),
  statement: (context, input) => ({
    names: statementNames,
    pages: pagesOf(async (cursor) => {
      const page = await readStatement(context, {
        from: input.from ?? '1970-01-01T00:00:00.000Z',
        to: input.to ?? context.now.toISOString(),
        by: input.by ?? 'day',
        time_zone: input.time_zone,
        cursor,
        limit: everyPeriod,
      });
      const rows = page.value.map((row) => [
        ...statementNames.slice(0, -1).map((name) => row[name as keyof typeof row]),
        page.currency,
      ]);
      return { rows, next: page.next_cursor };
    }),
  }),
};

/** A statement is summed as a whole: asked for in parts, it would be summed as often. */
const everyPeriod = Number.MAX_SAFE_INTEGER;

async function* pagesOf(
  read: (cursor: string | undefined) => Promise<{ rows: CsvValue[][]; next: string | null }>,
): Pages {
  let cursor: string | undefined;
  do {
    const { rows, next } = await read(cursor);
    yield rows;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

const transactionNames = [
  'transaction_id',
  'created_at',
  'kind',
  'pocket',
  'amount',
  'currency',
  'balance_after',
  'reference_type',
  'reference_id',
] as const;

const statementNames = [
  'period',
  'opening_balance',
  'deposits',
  'withdrawals',
  'stakes',
  'returns',
  'bonuses',
  'adjustments',
  'closing_balance',
  'net',
  'currency',
] as const;

const betNames = [
  'bet_id',
  'product',
  'placed_at',
  'settled_at',
  'provider',
  'game',
  'league',
  'home',
  'away',
  'market',
  'selection',
  'odds',
  'stake',
  'currency',
  'status',
  'result',
  'payout',
  'multiplier',
  'accepted_score',
  'score',
] as const;

function betRow(bet: BetView, clock: (instant: Date) => string): CsvValue[] {
  const time = (text: string | null): string | null =>
    text === null ? null : clock(new Date(text));
  const isSports = bet.product === 'sports';
  const cells: Record<(typeof betNames)[number], CsvValue> = {
    bet_id: bet.bet_id,
    product: isSports ? 'sports' : bet.game_type,
    placed_at: time(bet.placed_at),
    settled_at: time(bet.settled_at),
    provider: isSports ? null : bet.provider_name,
    game: isSports ? null : bet.game_name,
    league: isSports ? bet.league_name : null,
    home: isSports ? (bet.event_name ?? bet.home_team_name) : null,
    away: isSports ? bet.away_team_name : null,
    market: isSports ? bet.criteria1 : null,
    selection: isSports ? (bet.legs?.[0]?.picks[0]?.name ?? bet.home_away) : null,
    odds: isSports ? bet.odds : null,
    stake: bet.stake,
    currency: bet.currency,
    status: bet.status,
    result: bet.result,
    payout: bet.payout,
    multiplier: isSports ? null : bet.multiplier,
    accepted_score: isSports ? score(bet.accepted_home_score, bet.accepted_away_score) : null,
    score: isSports ? score(bet.home_score, bet.away_score) : null,
  };
  return betNames.map((name) => cells[name]);
}

/** With a dash that spreadsheets take neither for a time (`2:1`) nor for a day (`2-1`). */
const score = (home: number | null, away: number | null): string | null =>
  home === null || away === null ? null : `${home}–${away}`;
