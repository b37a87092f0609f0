import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Documents that operators ask a player for beyond what his level does; and who was told that a
 * document of his runs out soon.
 */
export const documentRequests: NamedMigration = {
  name: '20261123T1520-document-requests',
  async up(db) {
    await sql.raw(requests).execute(db);
  },
};

const requests = `
create table verification_requests (
  player_id uuid not null references players(id),
  kind text not null check (kind in ('identity', 'selfie', 'address', 'payment')),
  site_id uuid not null references sites(id),
  reason text not null check (reason in ('largeSums', 'detailsChanged', 'unclear', 'lawAsks')),
  asked_by text not null,
  asked_at timestamptz not null,
  primary key (player_id, kind));

alter table verification_documents add column warned_days integer check (warned_days in (30, 7));
`;
