import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** What people write to a site when nobody is there to chat, and what they are answered. */
export const supportTickets: NamedMigration = {
  name: '20261128T1510-support-tickets',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table support_tickets (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid references players(id),
  guest_id uuid references support_guests(id),
  number text not null,
  topic text not null,
  subject text not null,
  contact_email text,
  language text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  message_count integer not null default 0,
  file_count integer not null default 0,
  request_id uuid,
  created_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  constraint support_tickets_one_owner check (num_nonnulls(player_id, guest_id) = 1),
  constraint support_tickets_number_once unique (site_id, number),
  constraint support_tickets_closed check ((state = 'closed') = (closed_at is not null)));
create index support_tickets_of_player on support_tickets (player_id, id);
create index support_tickets_of_guest on support_tickets (guest_id);
create index support_tickets_by_state on support_tickets (site_id, state, id);
create unique index support_tickets_request_of_player on support_tickets (player_id, request_id);
create unique index support_tickets_request_of_guest on support_tickets (guest_id, request_id);

create table support_ticket_messages (
  id uuid primary key,
  site_id uuid not null references sites(id),
  ticket_id uuid not null references support_tickets(id) on delete cascade,
  seq integer not null,
  sender text not null check (sender in ('player', 'agent')),
  name text,
  text text not null,
  request_id uuid,
  created_at timestamptz not null,
  constraint support_ticket_messages_seq_once unique (ticket_id, seq),
  constraint support_ticket_messages_request_once unique (ticket_id, request_id));

create table support_ticket_files (
  ticket_id uuid not null references support_tickets(id) on delete cascade,
  file_id uuid not null references support_files(id),
  seq integer not null,
  primary key (ticket_id, file_id));
`;
