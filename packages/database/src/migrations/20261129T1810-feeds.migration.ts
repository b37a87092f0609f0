import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Sources that tell of events by messages: what each said, how far it was applied, what its names
 * mean to us, and what waits for a person.
 */
export const feeds: NamedMigration = {
  name: '20261129T1810-feeds',
  async up(db) {
    for (const text of [sources, messages, names, doubts, books, pricedByFeeds])
      await sql.raw(text).execute(db);
  },
};

const sources = `
create table feed_sources (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9._-]{0,62}$'),
  format text not null,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  rank smallint not null default 0,
  heard_at timestamptz,
  is_stopped boolean not null default false,
  opens_after_seq bigint not null default 0,
  created_at timestamptz not null
);
comment on column feed_sources.rank is
  'of several sources of one event the lowest rank makes its prices, while it is heard of';
comment on column feed_sources.is_stopped is
  'it fell silent, or lost what it was to send, and has not sent all of it once more';
comment on column feed_sources.opens_after_seq is
  'of its last such silence: prices told before do not open a market again';
`;

const messages = `
create table feed_messages (
  source text not null references feed_sources(name),
  seq bigint not null check (seq >= 0),
  kind text not null,
  event_key text,
  at timestamptz not null,
  received_at timestamptz not null,
  body jsonb not null,
  primary key (source, seq)
);
comment on table feed_messages is
  'what was said, written in the transaction that applied it: what is here is applied once';

create table feed_events (
  source text not null references feed_sources(name),
  key text not null,
  event_id uuid references events(id),
  state jsonb not null,
  waits_until timestamptz,
  updated_at timestamptz not null,
  primary key (source, key)
);
create index feed_events_of_event on feed_events (event_id) where event_id is not null;
create index feed_events_waiting on feed_events (waits_until) where waits_until is not null;
comment on column feed_events.event_id is 'null while it is not known what the source means';
comment on column feed_events.state is 'all that its messages came to, whatever their order';
comment on column feed_events.waits_until is
  'when a large change of a price is believed that no second message has confirmed';
`;

const names = `
create table feed_names (
  source text not null references feed_sources(name),
  kind text not null check (kind in ('league', 'team', 'player', 'event')),
  key text not null check (length(key) between 1 and 256),
  name text not null,
  detail jsonb not null default '{}',
  status text not null check (status in ('mapped', 'unknown', 'ignored')),
  our_id text,
  updated_at timestamptz not null,
  primary key (source, kind, key),
  check ((status = 'mapped') = (our_id is not null))
);
comment on column feed_names.our_id is 'the league, team, player or event that is meant';
comment on column feed_names.detail is 'what the source told of it: enough to make it from';
`;

const doubts = `
create table feed_doubts (
  id uuid primary key,
  source text not null references feed_sources(name),
  what text not null,
  subject text not null,
  event_key text,
  seq bigint,
  detail text not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'applied')),
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  seen_count integer not null default 1,
  closed_at timestamptz,
  closed_by text,
  unique (source, what, subject),
  check ((state = 'open') = (closed_at is null))
);
create index feed_doubts_open on feed_doubts (first_seen_at, id) where state = 'open';
`;

const books = `
create table feed_books (
  market_id uuid primary key references markets(id),
  source text not null references feed_sources(name),
  book jsonb not null,
  updated_at timestamptz not null
);
comment on table feed_books is
  'what is offered and asked for on an exchange; shown, never traded on';
`;

const pricedByFeeds = `
alter table events drop constraint events_priced_by_check,
  add constraint events_priced_by_check check (priced_by in ('file', 'model', 'feed'));
`;
