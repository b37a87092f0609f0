import { sql } from 'kysely';
import { depositRoomFunction } from '../functions/deposit-room.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Each kind of method with its own way to pay: an account to transfer to, a wallet's page, a card's
 * fields at the provider, an address on a chain. A deposit keeps what its player needs to pay it,
 * so that it can be taken up again; what came in may differ from what was asked.
 */
export const cashier: NamedMigration = {
  name: '20261123T0800-cashier',
  async up(db) {
    for (const part of [methods, saved, deposits, sandbox, depositRoomFunction])
      await sql.raw(part).execute(db);
  },
};

const methods = `
alter table payment_methods
  add column kind text not null default 'ewallet'
    check (kind in ('bank', 'ewallet', 'card', 'crypto')),
  add column network text check (network in ('tron', 'ethereum')),
  add column countries text[] not null default '{}',
  add column min_level integer not null default 0 check (min_level >= 0),
  add column quick_minor text[] not null default '{}',
  add column saved_by text check (saved_by in ('digits', 'account'));
update payment_methods set kind = 'card', saved_by = 'digits' where code = 'card';
update payment_methods set kind = 'bank' where code in ('bank-transfer', 'sepa-instant');
update payment_methods set kind = 'crypto', network = 'tron' where code = 'usdt-trc20';
alter table payment_methods add check ((kind = 'crypto') = (network is not null));
comment on column payment_methods.saved_by is
  'by what a player knows a card or wallet again that was remembered; null: there is nothing to '
  'remember';
comment on column payment_methods.countries is
  'countries of the sites that may offer it; empty: all';
comment on column payment_methods.min_level is 'the VIP level a player must have reached';
comment on column payment_methods.quick_minor is
  'amounts offered to who has no habit yet; empty: multiples of the least';
`;

const saved = `
create table saved_payment_methods (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  method_code text not null,
  provider text not null,
  token text not null,
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  removed_at timestamptz);
comment on column saved_payment_methods.token is
  'by which the provider knows the card or wallet; its number never comes here';
create unique index saved_payment_methods_once on saved_payment_methods (site_id, player_id,
  method_code, label)
  where removed_at is null;
`;

const deposits = `
alter table deposits
  add column kind text not null default 'ewallet'
    check (kind in ('bank', 'ewallet', 'card', 'crypto')),
  add column method_name text not null default '',
  add column step jsonb not null default '{"kind":"redirect","url":""}',
  add column asked_minor bigint check (asked_minor > 0),
  add column confirmations integer not null default 0 check (confirmations >= 0),
  add column saved_id uuid references saved_payment_methods(id);
comment on column deposits.asked_minor is
  'what was to be paid, where something else came: amount_minor is what came';
update deposits d set step = jsonb_build_object('kind', 'redirect', 'url', d.redirect_url);
update deposits d set kind = m.kind, method_name = m.name
  from payment_methods m where m.site_id = d.site_id and m.code = d.method_code;
-- Providers are asked for a while about what was cancelled or ran out, too: money on its way cannot
-- be called back.
update deposits set next_query_at = next_query_at + interval '100 years' where status <> 'pending';
drop index deposits_pending;
create index deposits_to_ask_about on deposits (next_query_at)
  where status in ('pending', 'cancelled', 'expired');
create index deposits_paid_of_player on deposits (site_id, player_id, id desc)
  where status = 'paid';
`;

const sandbox = `
alter table sandbox_payments
  add column kind text not null default 'ewallet'
    check (kind in ('bank', 'ewallet', 'card', 'crypto')),
  add column network text check (network in ('tron', 'ethereum')),
  add column account text,
  add column is_saved boolean not null default false,
  add column token text,
  add column label text,
  add column sent_minor bigint check (sent_minor > 0);
comment on column sandbox_payments.sent_minor is 'what was sent, where it is not what was asked';
`;
