import { sql } from 'kysely';
import { creditDeposit } from '../functions/credit-deposit.sql.ts';
import { rememberWebhookFunction } from '../functions/remember-webhook.sql.ts';
import { settlePayout } from '../functions/settle-payout.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * What became of deposits and withdrawals and is not told yet: written with the money in one short
 * row, told soon after the commit, many at once. And reports of providers in one statement.
 */
export const cashierNews: NamedMigration = {
  name: '20261124T0220-cashier-news',
  async up(db) {
    for (const part of [table, rememberWebhookFunction, creditDeposit, settlePayout])
      await sql.raw(part).execute(db);
  },
};

const table = `
create table cashier_news (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null,
  player_id uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  subject_id uuid not null,
  state text not null,
  amount_minor bigint not null,
  currency text not null,
  written_at timestamptz not null default clock_timestamp());
create index cashier_news_in_order on cashier_news (written_at, id);
comment on column cashier_news.amount_minor is 'credited, of a deposit; asked for, of a withdrawal';
`;
