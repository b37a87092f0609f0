import type { Database, Executor } from '@pavilion/database';
import { isWithdrawalOpen } from '@pavilion/domain/payouts';
import type { Acknowledgements } from './betting-client.ts';
import { auditBooks } from '@pavilion/server/testing/audit-books';

/**
 * Holds the database against what the clients were told and against the books' own audits. Every
 * line is a complaint; sound means none.
 */
export async function bettingComplaints(
  database: Database,
  acknowledged: Acknowledgements,
): Promise<string[]> {
  const findings = await auditBooks(database.db);
  return [
    ...findings.map((finding) => `audit ${finding.audit}: ${JSON.stringify(finding.breach)}`),
    ...(await slipComplaints(database, acknowledged)),
    ...(await depositComplaints(database, acknowledged)),
    ...(await withdrawalComplaints(database, acknowledged)),
    ...(await balanceComplaints(database, acknowledged)),
  ];
}

/** Every acknowledged slip is there once with its bets, no other is, and every bet is final. */
async function slipComplaints({ db }: Database, { bets }: Acknowledgements): Promise<string[]> {
  const rows = await db
    .selectFrom('bets as b')
    .innerJoin('bet_slips as s', 's.id', 'b.slip_id')
    .select(['b.id', 'b.status', 's.request_id'])
    .orderBy('b.id')
    .execute();
  const stored = Map.groupBy(rows, ({ request_id }) => request_id);
  const lost = [...bets].filter(
    ([requestId, { betIds }]) =>
      (stored.get(requestId) ?? []).map(({ id }) => id).join() !== betIds.toSorted().join(),
  );
  const unknown = [...stored.keys()].filter((requestId) => !bets.has(requestId));
  const open = rows.filter(({ status }) => status === 'accepted');
  return [
    ...lost.map(
      ([requestId]) => `slip ${requestId} was acknowledged and is not there as acknowledged`,
    ),
    ...unknown.map((requestId) => `slip ${requestId} was never acknowledged`),
    ...open.map(({ id }) => `bet ${id} never reached a final state`),
  ];
}

/** Every deposit ended as the page said, once. */
async function depositComplaints(
  { db }: Database,
  { deposits }: Acknowledgements,
): Promise<string[]> {
  const rows = await db.selectFrom('deposits').select(['id', 'request_id', 'status']).execute();
  const stored = new Map(rows.map((row) => [row.request_id, row]));
  const wrong = [...deposits].filter(([requestId, { depositId, isPaid }]) => {
    const row = stored.get(requestId);
    return row?.id !== depositId || row.status !== (isPaid ? 'paid' : 'failed');
  });
  return [
    ...wrong.map(
      ([requestId]) => `deposit ${requestId} is ${stored.get(requestId)?.status ?? 'lost'}`,
    ),
    ...rows
      .filter(({ request_id }) => !deposits.has(request_id))
      .map(({ id }) => `deposit ${id} was never acknowledged`),
  ];
}

/**
 * Every acknowledged withdrawal is there once, no other is, each has ended, and the provider paid
 * what we call paid and nothing else.
 */
async function withdrawalComplaints(
  { db }: Database,
  { withdrawals }: Acknowledgements,
): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'request_id', 'state', 'amount_minor', 'fee_minor'])
    .execute();
  const payouts = await db
    .selectFrom('sandbox_payouts')
    .select(['merchant_reference', 'status', 'amount_minor'])
    .execute();
  const stored = new Map(rows.map((row) => [row.request_id, row.id]));
  const lost = [...withdrawals].filter(([requestId, id]) => stored.get(requestId) !== id);
  const unknown = rows.filter(({ request_id }) => !withdrawals.has(request_id));
  const open = rows.filter(({ state }) => isWithdrawalOpen(state));
  const expected = rows
    .filter(({ state }) => state === 'paid')
    .map((row) => `${row.id} ${row.amount_minor - row.fee_minor}`);
  const paid = payouts
    .filter(({ status }) => status === 'paid')
    .map((payout) => `${payout.merchant_reference} ${payout.amount_minor}`);
  return [
    ...lost.map(([requestId, id]) => `withdrawal ${requestId} is not there as ${id}`),
    ...unknown.map(({ id }) => `withdrawal ${id} was never acknowledged`),
    ...open.map(({ id, state }) => `withdrawal ${id} is ${state} for good`),
    ...expected.filter((one) => !paid.includes(one)).map((one) => `${one} was never paid out`),
    ...paid
      .filter((one) => !expected.includes(one))
      .map((one) => `${one} was paid out for nothing`),
  ];
}

/**
 * Cash of each player: what he paid in, less his stakes and what was paid out to him, plus what his
 * bets paid, what he won beside them and what he was lent.
 */
async function balanceComplaints(
  { db }: Database,
  acknowledged: Acknowledgements,
): Promise<string[]> {
  const players = await db.selectFrom('players').select(['id', 'account_id']).execute();
  const complaints: string[] = [];
  for (const player of players) {
    const ofPlayer = <T extends { accountId: string }>(all: Iterable<T>): T[] =>
      [...all].filter(({ accountId }) => accountId === player.account_id);
    const paidIn = ofPlayer(acknowledged.deposits.values())
      .filter(({ isPaid }) => isPaid)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const staked = ofPlayer(acknowledged.bets.values()).reduce(
      (sum, { stakeMinor }) => sum + stakeMinor,
      0,
    );
    const bets = await db
      .selectFrom('bets')
      .select(['payout_minor', 'cashed_paid_minor'])
      .where('player_id', '=', player.id)
      .execute();
    const paidOut = bets.reduce(
      (sum, bet) => sum + Number((bet.payout_minor ?? 0n) + bet.cashed_paid_minor),
      0,
    );
    const debts = await db
      .selectFrom('player_debts')
      .select('amount_minor')
      .where('player_id', '=', player.id)
      .execute();
    const lent = debts.reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0);
    const won = await wonBeside(db, player.id);
    const takenOut = await paidOutTo(db, player.id);
    const accounts = await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'posted'])
      .where('owner_id', '=', player.id)
      .execute();
    const cash = Number(accounts.find(({ kind }) => kind === 'cash')?.posted ?? 0n);
    if (cash !== paidIn - staked - takenOut + paidOut + won + lent) {
      complaints.push(
        `${player.account_id} has ${cash}, not ${paidIn} - ${staked} - ${takenOut} + ${paidOut} + ${won} + ${lent}`,
      );
    }
    const setAside = accounts.find(({ kind }) => kind === 'pending_withdrawal')?.posted ?? 0n;
    if (setAside !== 0n) complaints.push(`${player.account_id} has ${setAside} set aside for good`);
    for (const { kind, posted } of accounts)
      if (posted < 0n) complaints.push(`${player.account_id} ${kind} is ${posted}`);
  }
  return complaints;
}

async function paidOutTo(db: Executor, playerId: string): Promise<number> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('amount_minor')
    .where('player_id', '=', playerId)
    .where('state', '=', 'paid')
    .execute();
  return Number(rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0n));
}

/** What the races of the simulation promise, in minor units, the first place first. */
const racePrizesMinor = [5000n, 2500n, 1000n];

/**
 * Pots whose draw the player won, with all that was in them, and the prizes promised for the places
 * the player took.
 */
async function wonBeside(db: Executor, playerId: string): Promise<number> {
  const pots = await db
    .selectFrom('jackpot_rounds')
    .select(['opening_minor', 'carried_minor', 'contributed_minor'])
    .where('winner_id', '=', playerId)
    .execute();
  const places = await db
    .selectFrom('race_results')
    .select('place')
    .where('player_id', '=', playerId)
    .where('claim_id', 'is not', null)
    .execute();
  const potsMinor = pots.map(
    (pot) => pot.opening_minor + pot.carried_minor + pot.contributed_minor,
  );
  const prizesMinor = places.map(({ place }) => racePrizesMinor[place - 1] ?? 0n);
  return Number([...potsMinor, ...prizesMinor].reduce((sum, minor) => sum + minor, 0n));
}

/**
 * Draws that somebody won and races that paid a prize. A run without them would prove nothing about
 * either.
 */
export async function countPrizes({ db }: Database): Promise<{ pots: number; races: number }> {
  const pots = await db
    .selectFrom('jackpot_rounds')
    .select('id')
    .where('winner_id', 'is not', null)
    .execute();
  const races = await db
    .selectFrom('race_results')
    .select('race_id')
    .distinct()
    .where('claim_id', 'is not', null)
    .execute();
  return { pots: pots.length, races: races.length };
}

/** How cash-outs ended, and who asked for them. A run without each would prove nothing about it. */
export async function cashOutEnds({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('bet_cash_outs')
    .select(['asked_by', 'state'])
    .distinct()
    .execute();
  return rows.map(({ asked_by, state }) => `${asked_by} ${state}`).toSorted();
}

/** The ways in which withdrawals ended. */
export async function withdrawalEnds({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('withdrawals').select('state').distinct().execute();
  return rows.map(({ state }) => state).toSorted();
}
