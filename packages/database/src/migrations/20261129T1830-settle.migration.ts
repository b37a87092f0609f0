import { sql } from 'kysely';
import { interimResultFunctions } from '../functions/interim-results.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Bets that are decided before their event ends. Final facts of an event under way become an
 * interim result, numbered in one row with the results of its end; legs that it decides are
 * settled, and wait again when later facts take that back.
 */
export const earlySettlement: NamedMigration = {
  name: '20261129T1830-settle',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(interimResultFunctions).execute(db);
  },
};

const tables = `
alter table events
  add column final_facts jsonb,
  add column interim_revision integer not null default 0 check (interim_revision >= 0),
  add column settled_interim_revision integer not null default 0,
  add check (settled_interim_revision between 0 and interim_revision);
comment on column events.final_facts is
  'facts of the event under way that are final, until what they decide is worked out; else null';
comment on column events.interim_revision is
  'the newest interim result, and beside it the one whose bets are settled';
create index events_to_decide on events (id) where final_facts is not null;
create index events_decided_early on events (id)
  where settled_interim_revision < interim_revision;

alter table events add column decided_by uuid references events(id);
comment on column events.decided_by is
  'of an outright: the match that decides it, as a final does a cup; no bet has both';
alter type slip_leg add attribute decided_by uuid;

alter table event_results
  drop constraint event_results_kind_check,
  drop constraint event_results_check,
  add check (kind in ('score', 'void', 'interim')),
  add check (kind <> 'void' or home_score is null);

alter table markets add column winners_max smallint default 1 check (winners_max > 0),
  add column counts_rest boolean not null default false;
comment on column markets.counts_rest is
  'bets in play start from the score they find: after the first one both sides can win';
comment on column markets.winners_max is
  'how many of its outcomes can win beside each other: what it can cost goes by it; null: all';

alter table bet_legs
  drop constraint bet_legs_check,
  drop constraint bet_legs_check1,
  add check (status = 'cashed-out' or (status in ('settled', 'voided')) = (result is not null)),
  add check (result is null or revision > 0),
  add check (status not in ('pending', 'rejected') or revision = 0);
comment on column bet_legs.revision is
  'the result it goes by; of an open one not 0 where a result was taken back';
`;
