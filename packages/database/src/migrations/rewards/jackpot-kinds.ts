/**
 * Pots that fall by the stakes themselves: at an amount that is fixed when their round opens, or by
 * chance with every stake. Seeds of rounds under way are sealed; those that opened before keep
 * theirs as it is.
 */
export const jackpotKinds = `
alter table jackpot_pots
  add column kind text not null default 'draw' check (kind in ('draw', 'must_hit_by', 'chance')),
  add column must_hit_by_minor bigint,
  add column one_in_minor bigint check (one_in_minor > 0),
  add column item_code text,
  add column overflow_minor bigint not null default 0 check (overflow_minor >= 0),
  alter column period_minutes drop not null,
  add check ((kind = 'draw') = (period_minutes is not null)),
  add check ((kind = 'must_hit_by') = (must_hit_by_minor is not null)),
  add check (must_hit_by_minor > opening_minor),
  add check ((kind = 'chance') = (one_in_minor is not null));
create index jackpot_pots_of_items on jackpot_pots (site_id, item_code) where item_code is not null;

do $$
declare rule text;
begin
  select c.conname into strict rule from pg_constraint c
   where c.conrelid = 'jackpot_rounds'::regclass and c.contype = 'c'
     and pg_get_constraintdef(c.oid) like '%opening_minor = 0%carried_minor = 0%';
  execute format('alter table jackpot_rounds drop constraint %I', rule);
end $$;

alter table jackpot_rounds
  add column kind text not null default 'draw' check (kind in ('draw', 'must_hit_by', 'chance')),
  add column sealed_seed text,
  add column trigger_minor bigint,
  add column before_minor bigint,
  add column stake_minor bigint,
  add column hit_seq bigint,
  add column paid_minor bigint,
  add column overflow_minor bigint,
  alter column seed drop not null,
  alter column drops_at drop not null,
  add check (seed is not null or sealed_seed is not null),
  add check (kind <> 'draw' or (opening_minor = 0) <> (carried_minor = 0)),
  add check ((kind = 'draw') = (drops_at is not null)),
  add check ((kind <> 'draw' and drawn_at is not null) = (paid_minor is not null)),
  add check ((paid_minor is null) = (hit_seq is null));
`;
