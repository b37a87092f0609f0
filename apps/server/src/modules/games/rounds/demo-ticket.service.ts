import type { CallInput, CallResponse, demoRoundJoin } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode, type RoundGame } from '@pavilion/games';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { RoundTable } from '../fairness/index.ts';
import { openGame, roundView } from '../plays/index.ts';
import { changePlayMoney } from '../purse/index.ts';
import {
  endDemoTickets,
  holdRound,
  readOpenDemoTickets,
  readRidingDemoTickets,
  writeDemoTicket,
  type DemoTicketRow,
} from './demo-ticket.store.ts';
import { betsPerPlayer, linesOf } from './join-round.service.ts';
import { linesOfRound } from './lines-of-round.ts';
import { ticketEnding, type LinePays } from './shared-round-steps.service.ts';
import type { BetEnding, SharedRoundRow } from './shared-round.store.ts';
import { roundGameOf } from './round-game-of.ts';
import { tableOf } from './table-of.ts';
import { stakeOfLines, type Line } from './ticket-lines.ts';
import { keptLines } from './ticket.store.ts';

type JoinInput = Omit<CallInput<typeof demoRoundJoin>, 'domain_name'>;

const ticketsPerStatement = 500;

/** Bets play money on a round of a table: as `joinShared`, and the ledger does not know of it. */
export async function joinWithPlayMoney(
  context: RequestContext,
  input: JoinInput,
): Promise<CallResponse<typeof demoRoundJoin>> {
  const { server, site, now } = context;
  const { game, of: table, table: rules } = await tableOf(context, input);
  await openGame(context, input);
  const { code: currency } = site.currency;
  const of = { siteId: site.id, demoId: input.demo_id, roundId: input.round_id };
  const asked = linesOf(game, input) ?? [];
  const lines = await linesOfRound(server, { game, of: table, roundId: of.roundId }, asked, {
    ...rules,
    currency,
  });
  // What a pool pays others have staked: play money is no part of it but where all is play money.
  if (!rules.isPlayMoney && lines.some(({ isPooled }) => isPooled))
    fail('gameUnavailable', { statusDetail: 'playMoney' });
  return inTransaction(server.database, async (executor) => {
    let ticket: DemoTicketRow | null = null;
    const balanceMinor = await changePlayMoney(executor, { ...of, now }, async () => {
      await checkOpen(executor, { ...of, table, now });
      const placed = await place(executor, context, { ...of, lines, game, input });
      ticket = placed.ticket;
      return placed.changeMinor;
    });
    const value = viewOf(context, game, ticket ?? fail('ticketNotFound'));
    return { value, demo_balance: formatAmount(balanceMinor, site.currency.code) };
  });
}

async function checkOpen(
  executor: Executor,
  of: { siteId: string; roundId: string; table: RoundTable; now: Date },
): Promise<void> {
  const round = await holdRound(executor, of);
  const { gameCode, tableId } = of.table;
  if (round?.game_code !== gameCode || round.table_id !== tableId) return fail('roundNotFound');
  if (round.phase !== 'betting' || of.now >= round.starts_at) return fail('roundClosed');
}

interface Placing {
  siteId: string;
  demoId: string;
  roundId: string;
  lines: readonly Line[];
  game: RoundGame<unknown>;
  input: JoinInput;
}

/** Places the lines, or puts them in place of what was bet; what that changes of the balance. */
async function place(
  executor: Executor,
  { server, now }: RequestContext,
  { siteId, demoId, roundId, lines, game, input }: Placing,
): Promise<{ ticket: DemoTicketRow | null; changeMinor: bigint }> {
  const locked = BigInt(game.stakesLocked ?? 1);
  const open = await readOpenDemoTickets(executor, { siteId, demoId, roundId });
  const replaced = input.replace === true ? open : [];
  if (replaced.length === 0 && open.length >= betsPerPlayer) return fail('tooManyBets');
  for (const old of replaced)
    await writeDemoTicket(executor, {
      ...old,
      state: 'refunded',
      payout_minor: old.stake_minor * locked,
      settled_at: now,
    });
  const backMinor = replaced.reduce((sum, { stake_minor: stake }) => sum + stake, 0n) * locked;
  const [first] = replaced;
  if (lines.length === 0)
    return { ticket: first ? { ...first, state: 'refunded' } : null, changeMinor: backMinor };
  const stakeMinor = stakeOfLines(lines);
  const ticket: DemoTicketRow = {
    id: first?.id ?? server.ids.next(),
    demo_id: demoId,
    site_id: siteId,
    shared_round_id: roundId,
    state: 'open',
    stake_minor: stakeMinor,
    payout_minor: 0n,
    lines: keptLines(lines),
    created_at: first?.created_at ?? now,
    settled_at: null,
  };
  await writeDemoTicket(executor, ticket);
  return { ticket, changeMinor: backMinor - stakeMinor * locked };
}

function viewOf(
  { site }: RequestContext,
  game: RoundGame<unknown>,
  ticket: DemoTicketRow,
): CallResponse<typeof demoRoundJoin>['value'] {
  const play = {
    ...ticket,
    provider_code: houseProviderCode,
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: game.engine,
    currency: site.currency.code,
    multiplier_e4: 0n,
    params: {},
    outcome: {},
    events: [],
    seed_id: null,
    nonce: null,
  };
  const shown = { mode: 'demo', actions: [], fairness: {}, serverSeed: null } as const;
  const round_id = ticket.shared_round_id;
  return { ...roundView(play, shown), bet_id: ticket.id, round_id };
}

/**
 * Settles the play money on a round by what its bets pay, or (null) gives it back; a crash between
 * two leaves the rest to the next turn.
 */
export async function endPlayMoney(
  server: ServerContext,
  round: SharedRoundRow,
  pays: LinePays | null,
): Promise<void> {
  const now = server.clock.now();
  const locked = BigInt(roundGameOf(round).stakesLocked ?? 1);
  const endingOf = (ticket: DemoTicketRow): BetEnding =>
    pays
      ? ticketEnding(pays, ticket)
      : { id: ticket.id, amountMinor: ticket.stake_minor * locked, multiplierE4: 0n };
  for (;;) {
    const { db } = server.database;
    const tickets = await readRidingDemoTickets(db, round.id, ticketsPerStatement);
    const state = pays ? 'settled' : 'refunded';
    if (tickets.length > 0)
      await endDemoTickets(db, { endings: tickets.map(endingOf), state, now });
    if (tickets.length < ticketsPerStatement) return;
  }
}
