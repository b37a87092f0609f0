import { sql } from 'kysely';
import { providerTransactFunctions } from '../functions/provider-transact.sql.ts';
import { walletMoveSql } from '../functions/wallet-move.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Tips to a dealer, one result of several bets, and jackpots whose money is the operator's. */
export const tipsAndPools: NamedMigration = {
  name: '20261125T1500-tips-and-pools',
  async up(db) {
    await sql.raw(columns).execute(db);
    await sql.raw(earlierFunctions).execute(db);
    await sql.raw(walletMoveSql).execute(db);
    await sql.raw(providerTransactFunctions).execute(db);
  },
};

// A pool may be below zero: what it opens with is laid in by nobody, the operator owes it. Deferred, as every stake of a game may fill it.
const columns = `
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred)
values ('house', 'pool:', null, true, true);

alter table wallet_moves drop constraint wallet_moves_kind_check;
alter table wallet_moves add constraint wallet_moves_kind_check
  check (kind in ('debit', 'debit-credit', 'credit', 'rollback', 'adjust', 'promo', 'jackpot', 'tip'));
alter table wallet_moves add column ref_tx_ids text[];
comment on column wallet_moves.ref_tx_ids is 'further bets that a credit settles';
`;

const earlierFunctions = `
drop type wallet_action cascade;
drop type wallet_call cascade;
drop function wallet_refuse(text, text);
drop function wallet_line(text, uuid, text, bigint);
drop function wallet_has_paid(wallet_moves);
drop function wallet_balances(uuid, uuid, text);
drop function wallet_move(uuid, text, uuid, text, text, text, text, jsonb, timestamptz);
drop function provider_transact(text, uuid, bytea, text, text, text, text, text, jsonb, uuid[], timestamptz, integer);
drop function provider_stake_refusal(uuid, text, text, text, jsonb);
drop function provider_authenticate(text, uuid, bytea, uuid, bytea, timestamptz, timestamptz);
drop function provider_game_refusal(text, uuid, text, text, text);
drop function game_is_switched_off(provider_games);
drop function provider_refuse(text);
`;
