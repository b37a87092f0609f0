import { sql } from 'kysely';
import type { Database, Executor } from '@pavilion/database';
import type { PlayAcknowledgements } from './play-client.ts';
import { auditBooks } from '@pavilion/server/testing/audit-books';

/**
 * Holds what was played against what the clients were told and against the books' own audits. Every
 * line is a complaint; sound means none.
 */
export async function playComplaints(
  database: Database,
  acknowledged: PlayAcknowledgements,
  fundedMinor: number,
): Promise<string[]> {
  const { db } = database;
  const findings = await auditBooks(db);
  return [
    ...findings.map((finding) => `audit ${finding.audit}: ${JSON.stringify(finding.breach)}`),
    ...(await roundComplaints(db, acknowledged)),
    ...(await moneyComplaints(db)),
    ...(await stepComplaints(db, acknowledged)),
    ...(await nonceComplaints(db)),
    ...(await balanceComplaints(db, acknowledged, fundedMinor)),
  ];
}

/**
 * Every acknowledged round is there once, no other is, each is final, and paid what its player was
 * told.
 */
async function roundComplaints(
  db: Executor,
  { rounds, paid }: PlayAcknowledgements,
): Promise<string[]> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(['id', 'request_id', 'state', 'payout_minor'])
    .execute();
  const stored = Map.groupBy(rows, ({ request_id }) => request_id);
  const lost = [...rounds].filter(
    ([requestId, { roundId }]) =>
      (stored.get(requestId) ?? []).map(({ id }) => id).join() !== roundId,
  );
  return [
    ...lost.map(([requestId]) => `round of ${requestId} is not there as acknowledged`),
    ...rows.flatMap(({ id, request_id, state, payout_minor }) => [
      ...(rounds.has(request_id) ? [] : [`round ${id} was never acknowledged`]),
      ...(state === 'open' ? [`round ${id} never reached a final state`] : []),
      ...(paid.has(id) && paid.get(id) !== Number(payout_minor)
        ? [`round ${id} paid ${payout_minor}, its player was told ${paid.get(id)}`]
        : []),
    ]),
  ];
}

/**
 * Of each round one stake was taken, and one for each action that takes more; what came back by the
 * wallet's moves is what the round says.
 */
async function moneyComplaints(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string; stakes: number; back: bigint; said: bigint }>`
    select r.id, m.stakes, m.back, r.payout_minor as said
      from game_rounds r cross join lateral (
        select count(*)::integer as taking from hand_actions a where a.round_id = r.id
          and a.stake_minor > 0) t
      cross join lateral (
        select count(*) filter (where w.kind in ('debit', 'debit-credit'))::integer as stakes,
               coalesce(sum(case w.kind when 'credit' then w.amount_minor when 'debit-credit'
                 then w.win_minor
                                 when 'debit'
                                   then case w.state when 'rolled-back' then w.amount_minor
                                   else 0 end else 0 end), 0)::bigint as back
          from wallet_moves w
         where w.site_id = r.site_id and w.provider_code = r.provider_code
           and w.round_id = r.id::text) m
     where m.stakes <> 1 + t.taking or m.back <> r.payout_minor`.execute(db);
  return rows.map(
    ({ id, stakes, back, said }) =>
      `round ${id} took ${stakes} stakes and paid ${back}, not ${said}`,
  );
}

/** Every acknowledged action and cash-out happened once, and no other did but the rule's own. */
async function stepComplaints(
  db: Executor,
  { actions, cashOuts }: PlayAcknowledgements,
): Promise<string[]> {
  const played = await db.selectFrom('hand_actions').select(['request_id', 'round_id']).execute();
  const { rows: left } = await sql<{ request_id: string; bet_id: string }>`
    select request_id, bet_id from round_cash_outs`.execute(db);
  const handOf = new Map(played.map((row) => [row.request_id, row.round_id]));
  const betOf = new Map(left.map((row) => [row.request_id, row.bet_id]));
  const unknown = await sql<{ id: string; extra: number }>`
    select r.id, r.step - count(a.*) as extra from game_rounds r
      left join hand_actions a on a.round_id = r.id
     where r.engine = 'hand' group by r.id having r.step <> count(a.*)`.execute(db);
  return [
    ...[...actions]
      .filter(([requestId, roundId]) => handOf.get(requestId) !== roundId)
      .map(([requestId]) => `action ${requestId} was acknowledged and is lost`),
    ...[...cashOuts]
      .filter(([requestId, betId]) => betOf.get(requestId) !== betId)
      .map(([requestId]) => `cash-out ${requestId} was acknowledged and is lost`),
    ...left
      .filter(({ request_id }) => !cashOuts.has(request_id))
      .map(({ request_id }) => `cash-out ${request_id} was never acknowledged`),
    ...unknown.rows.map(({ id, extra }) => `hand ${id} has ${extra} steps without an action`),
  ];
}

/** Every nonce of a pair of seeds dealt one round. */
async function nonceComplaints(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string; nonce: number; dealt: number }>`
    select s.id, s.nonce, count(distinct r.nonce)::integer as dealt
      from fairness_seeds s left join game_rounds r on r.seed_id = s.id
     group by s.id having s.nonce <> count(r.*) or s.nonce <> count(distinct r.nonce)`.execute(db);
  return rows.map(({ id, nonce, dealt }) => `seeds ${id} stand at ${nonce} and dealt ${dealt}`);
}

/**
 * Cash of each player: what he was given, less what the clients were told was taken, plus what his
 * rounds paid.
 */
async function balanceComplaints(
  db: Executor,
  { rounds, taken: takenBy }: PlayAcknowledgements,
  fundedMinor: number,
): Promise<string[]> {
  const players = await db.selectFrom('players').select(['id', 'account_id']).execute();
  const complaints: string[] = [];
  for (const player of players) {
    const taken = [...rounds.values()]
      .filter(({ accountId }) => accountId === player.account_id)
      .reduce(
        (sum, { roundId, takenMinor }) => sum + Math.max(takenMinor, takenBy.get(roundId) ?? 0),
        0,
      );
    const { paid } = await db
      .selectFrom('game_rounds')
      .select(sql<bigint>`coalesce(sum(payout_minor), 0)::bigint`.as('paid'))
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    const accounts = await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'posted'])
      .where('owner_id', '=', player.id)
      .execute();
    const cash = Number(accounts.find(({ kind }) => kind === 'cash')?.posted ?? 0n);
    if (cash !== fundedMinor - taken + Number(paid))
      complaints.push(`${player.account_id} has ${cash}, not ${fundedMinor} - ${taken} + ${paid}`);
  }
  return complaints;
}
