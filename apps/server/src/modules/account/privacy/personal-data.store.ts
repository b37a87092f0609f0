import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Owner } from './consent.store.ts';

export type PersonalRow = Record<string, unknown>;

/** What of a row is no word about its player: keys of ours, secrets of signing in, and notes of operators. */
const secret = [
  'password_hash',
  'token_hash',
  'request_hash',
  'claim_answer',
  'once_key',
  'old_code_hash',
  'new_code_hash',
  'credential_id',
  'public_key',
  'p256dh',
  'auth_secret',
  'fingerprint',
  'person_key',
  'decided_by',
  'note',
  'token',
];

/** Tables with rows of a player, each row his own by `player_id`. */
const ownTables = [
  'sessions',
  'contact_changes',
  'passkeys',
  'deposits',
  'saved_payment_methods',
  'withdrawals',
  'payout_payees',
  'turnover_locks',
  'player_debts',
  'bets',
  'settled_plays',
  'wallet_rounds',
  'play_days',
  'jackpot_entries',
  'tournament_entries',
  'tournament_results',
  'game_sessions',
  'provider_players',
  'free_round_grants',
  'player_limits',
  'protection_changes',
  'reality_checks',
  'play_seats',
  'exclusions',
  'verification_people',
  'verification_documents',
  'verification_requests',
  'marketing_consents',
  'notice_choices',
  'push_devices',
  'inbox_items',
  'favourites',
  'vip_cycles',
] as const;

/** Tables that are read in a way of their own, by the name of their file. */
const chosen = {
  profile: 'players',
  payout_destinations: 'payout_destinations',
  money_movements: 'ledger_entries',
  game_rounds: 'game_rounds',
} as const;

/** Every table whose rows go into the file. */
export const exportedTables: readonly string[] = [...ownTables, ...Object.values(chosen)];

/** Tables that name a player and stay out, and why. */
export const leftOutTables: Readonly<Record<string, string>> = {
  bet_slips: 'keys of requests; its bets are in the file',
  cashier_news: 'told within moments; the messages are in the file',
  data_exports: 'the files themselves',
  fairness_seeds:
    'a seed in use would tell rounds to come; revealed ones stand on the fairness page',
  game_launches: 'tokens that live for minutes; the sessions are in the file',
  jackpot_rounds: 'published results; the entries are in the file',
  ledger_deltas: 'sums of money movements',
  ledger_holds: 'stands in the withdrawals and bets that hold the money',
  outbox_messages: 'codes that still open something; gone once sent',
  passkey_challenges: 'a secret of signing in',
  player_exposures: 'sums of open bets',
  player_sports_factors: 'the operator’s own limits',
  player_stats: 'sums of what is in the file',
  player_win_days: 'sums of what is in the file',
  realtime_events: 'told to open pages and gone within hours',
  recovery_codes: 'a secret of signing in',
  sign_in_challenges: 'a secret of signing in',
  tacs: 'a secret of signing in',
  totp_secrets: 'a secret of signing in',
  verification_flags: 'tells of other people too',
  wallet_moves: 'stands in the rounds and the money movements',
};

/** Everything kept of a player, by the name of its file. Amounts are minor units of the currency beside them. */
export async function readPersonalData(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<Record<string, PersonalRow[]>> {
  const queries: Record<keyof typeof chosen, ReturnType<typeof sql>> = {
    profile: sql`select p as row from players p where p.id = ${playerId} and p.site_id = ${siteId}`,
    payout_destinations: sql`
      select d as row from (select method_code, holder_name, masked, created_at from payout_destinations
       where player_id = ${playerId} and site_id = ${siteId} order by created_at) d`,
    money_movements: sql`
      select m as row from (
        select j.created_at, j.kind, a.kind as pocket, a.currency, e.amount, e.balance_after
          from ledger_accounts a join ledger_entries e on e.account_id = a.id
          join ledger_journals j on j.id = e.journal_id
         where a.site_id = ${siteId} and a.owner_type = 'player' and a.owner_id = ${playerId}
         order by e.journal_id, e.seq) m`,
    // Of a hand under way the row knows what the player does not see yet.
    game_rounds: sql`
      select r as row from game_rounds r
       where r.player_id = ${playerId} and r.site_id = ${siteId} and r.state <> 'open' order by r.created_at`,
  };
  const data: Record<string, PersonalRow[]> = {};
  for (const [name, query] of Object.entries(queries)) data[name] = await rowsOf(executor, query);
  for (const table of ownTables)
    data[table] = await rowsOf(
      executor,
      sql`select t as row from ${sql.table(table)} t where t.player_id = ${playerId} and t.site_id = ${siteId}`,
    );
  return data;
}

async function rowsOf(executor: Executor, query: ReturnType<typeof sql>): Promise<PersonalRow[]> {
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(x.row) - ${secret}::text[] as row from (${query}) x`.execute(executor);
  return rows.map(({ row }) => row);
}
