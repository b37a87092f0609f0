import type { Database, Executor } from '@pavilion/database';
import { turnoverPerTokenMinor } from './betting-commands.ts';
import { declinedAmount, type Acknowledgements } from './betting-client.ts';

type Kept = Pick<Acknowledgements, 'withdrawals' | 'rounds' | 'claims'>;

/** What is wrong with withdrawals, rounds of games and claims, in words. */
export async function accountComplaints({ db }: Database, kept: Kept): Promise<string[]> {
  return [
    ...(await withdrawalComplaints(db, kept)),
    ...(await payoutComplaints(db)),
    ...(await roundComplaints(db, kept)),
    ...(await claimComplaints(db, kept)),
    ...(await heldComplaints(db)),
  ];
}

/** Each acknowledged request is there once and ended as it had to; no other is. */
async function withdrawalComplaints(db: Executor, { withdrawals }: Kept): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'request_id', 'state', 'amount_minor'])
    .execute();
  const stored = new Map(rows.map((row) => [row.request_id, row]));
  const wrong = [...withdrawals].filter(([requestId, asked]) => {
    const row = stored.get(requestId);
    const end = asked.amountMinor === declinedAmount * 100 ? 'failed' : 'paid';
    const ends = { no: [end], tried: [end, 'cancelled'], yes: ['cancelled'] }[asked.cancelled];
    return (
      row?.id !== asked.withdrawalId ||
      Number(row.amount_minor) !== asked.amountMinor ||
      !ends.includes(row.state)
    );
  });
  return [
    ...wrong.map(
      ([requestId, { amountMinor, cancelled }]) =>
        `withdrawal ${requestId} of ${amountMinor} (cancelled: ${cancelled}) is ${stored.get(requestId)?.state ?? 'lost'}`,
    ),
    ...rows
      .filter(({ request_id }) => !withdrawals.has(request_id))
      .map(({ id }) => `withdrawal ${id} was never acknowledged`),
  ];
}

/** The books of the one who pays: each paid withdrawal was paid out once and whole, a failed one was declined, and nothing else left. */
async function payoutComplaints(db: Executor): Promise<string[]> {
  const payouts = await db
    .selectFrom('sandbox_payouts')
    .select(['merchant_reference', 'status', 'amount_minor'])
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['id', 'state', 'amount_minor', 'fee_minor'])
    .execute();
  const told = Map.groupBy(payouts, ({ merchant_reference }) => merchant_reference);
  const wanted = { paid: 'paid', failed: 'declined' } as const;
  return withdrawals.flatMap(({ id, state, amount_minor, fee_minor }) => {
    const status = state === 'paid' || state === 'failed' ? wanted[state] : null;
    const right = status === null ? '' : `${status} ${amount_minor - fee_minor}`;
    const found = (told.get(id) ?? []).map((one) => `${one.status} ${one.amount_minor}`).join();
    return found === right ? [] : [`payout of ${id} is "${found}", not "${right}"`];
  });
}

/** Each acknowledged round is there once and paid as told; no other is. */
async function roundComplaints(db: Executor, { rounds }: Kept): Promise<string[]> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(['id', 'request_id', 'state', 'stake_minor', 'payout_minor'])
    .execute();
  const stored = new Map(rows.map((row) => [row.request_id, row]));
  const wrong = [...rounds].filter(([requestId, { roundId, stakeMinor, payoutMinor }]) => {
    const row = stored.get(requestId);
    const told = `${roundId} settled ${stakeMinor} ${payoutMinor}`;
    return !row || `${row.id} ${row.state} ${row.stake_minor} ${row.payout_minor}` !== told;
  });
  return [
    ...wrong.map(([requestId]) => `round ${requestId} was acknowledged and is not there as told`),
    ...rows
      .filter(({ request_id }) => !rounds.has(request_id))
      .map(({ id }) => `round ${id} was never acknowledged`),
  ];
}

/** Each acknowledged claim took its message, no other was taken, and tokens are those claimed and those earned by turnover. */
async function claimComplaints(db: Executor, { claims }: Kept): Promise<string[]> {
  const rows = await db
    .selectFrom('inbox_items')
    .select(['id', 'player_id', 'reward_kind', 'reward_minor', 'claim_request_id'])
    .where('claimed_at', 'is not', null)
    .execute();
  const taken = new Map(rows.map((row) => [row.claim_request_id, row.id]));
  const lost = [...claims].filter(([requestId, { inboxId }]) => taken.get(requestId) !== inboxId);
  const unknown = rows.filter(({ claim_request_id }) => !claims.has(claim_request_id ?? ''));
  const stats = await db
    .selectFrom('player_stats')
    .select(['player_id', 'token_turnover_minor'])
    .execute();
  const earned = new Map(stats.map((row) => [row.player_id, row.token_turnover_minor]));
  const pockets = await db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'posted'])
    .where('owner_type', '=', 'player')
    .where('kind', '=', 'token')
    .execute();
  const wrong = pockets.filter(({ owner_id, posted }) => {
    const claimed = rows
      .filter((row) => row.player_id === owner_id && row.reward_kind === 'token')
      .reduce((sum, row) => sum + (row.reward_minor ?? 0n), 0n);
    return posted !== claimed + (earned.get(owner_id ?? '') ?? 0n) / turnoverPerTokenMinor;
  });
  return [
    ...lost.map(([requestId]) => `claim ${requestId} was acknowledged and is not there`),
    ...unknown.map(({ id }) => `message ${id} was claimed, which was never acknowledged`),
    ...wrong.map(({ owner_id, posted }) => `${owner_id} has ${posted} tokens, not what was earned`),
  ];
}

/** Nothing is set aside any more: not for a bet, not for a withdrawal, and no hold is open. */
async function heldComplaints(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'kind', 'posted', 'held'])
    .where('owner_type', '=', 'player')
    .where((row) =>
      row.or([
        row('held', '<>', 0n),
        row.and([row('kind', 'in', ['open_bet', 'pending_withdrawal']), row('posted', '<>', 0n)]),
      ]),
    )
    .execute();
  return rows.map(
    ({ owner_id, kind, posted, held }) =>
      `${owner_id} still has ${posted} in ${kind}, held ${held}`,
  );
}

/** What the account's movements did to a player's cash: rounds as acknowledged, claims and withdrawals by what became of them. */
export async function accountCash(
  db: Executor,
  player: { id: string; account_id: string },
  { rounds }: Kept,
): Promise<number> {
  const played = [...rounds.values()]
    .filter(({ accountId }) => accountId === player.account_id)
    .reduce((sum, { stakeMinor, payoutMinor }) => sum + payoutMinor - stakeMinor, 0);
  const rewards = await db
    .selectFrom('inbox_items')
    .select('reward_minor')
    .where('player_id', '=', player.id)
    .where('reward_kind', '=', 'cash')
    .where('claimed_at', 'is not', null)
    .execute();
  const paidOut = await db
    .selectFrom('withdrawals')
    .select('amount_minor')
    .where('player_id', '=', player.id)
    .where('state', '=', 'paid')
    .execute();
  const claimed = rewards.reduce((sum, row) => sum + Number(row.reward_minor ?? 0n), 0);
  return played + claimed - paidOut.reduce((sum, row) => sum + Number(row.amount_minor), 0);
}

/** How withdrawals ended and what was claimed: a run without some of each would prove nothing about them. */
export async function countAccountEnds({
  db,
}: Database): Promise<Record<'paid' | 'failed' | 'cash' | 'token' | 'earned', number>> {
  const withdrawals = await db.selectFrom('withdrawals').select('state').execute();
  const claimed = await db
    .selectFrom('inbox_items')
    .select('reward_kind')
    .where('claimed_at', 'is not', null)
    .execute();
  const earned = await db
    .selectFrom('player_stats')
    .select('player_id')
    .where('token_turnover_minor', '>=', turnoverPerTokenMinor)
    .execute();
  const ended = (state: string) => withdrawals.filter((row) => row.state === state).length;
  const of = (kind: string) => claimed.filter(({ reward_kind }) => reward_kind === kind).length;
  return {
    paid: ended('paid'),
    failed: ended('failed'),
    cash: of('cash'),
    token: of('token'),
    earned: earned.length,
  };
}
