import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What proves a player besides his password: the key of an authenticator app, passkeys, recovery
 * codes; and what waits for such a proof: sign-ins between their two steps, and challenges that a
 * passkey is to sign.
 */
export const secondStep: NamedMigration = {
  name: '20261122T0450-second-step',
  async up(db) {
    for (const part of [proofs, waiting]) await sql.raw(part).execute(db);
  },
};

const proofs = `
create table totp_secrets (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0);
comment on column totp_secrets.last_step is
  'of the newest code that was taken: neither it nor an older one is taken again';

create table passkeys (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text not null default '',
  name text not null check (name <> ''),
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_credential_once unique (rp_id, credential_id));
create index passkeys_by_player on passkeys (player_id, id);

create table recovery_codes (
  player_id uuid not null references players(id),
  site_id uuid not null references sites(id),
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (player_id, code_hash));
`;

const waiting = `
create table sign_in_challenges (
  token_hash bytea primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  only_to_withdraw boolean not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);

create table passkey_challenges (
  challenge text primary key,
  site_id uuid not null references sites(id),
  purpose text not null check (purpose in ('register', 'step-up', 'second', 'login')),
  player_id uuid references players(id),
  account_id text,
  rp_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((player_id is null) = (purpose = 'login')));
create index passkey_challenges_by_end on passkey_challenges (expires_at);
`;
