import { sql } from 'kysely';
import type { Audit } from './audit.ts';

const triggers = [
  'ledger_accounts_follow_chart',
  'ledger_accounts_keep_identity',
  'ledger_accounts_never_removed',
  'ledger_entries_append_only',
  'ledger_entries_fit',
  'ledger_holds_never_removed',
  'ledger_holds_resolved_once',
  'ledger_journals_append_only',
  'ledger_journals_balanced',
  'ledger_seals_append_only',
];

const constraints = [
  'ledger_account_kinds_deferred_has_no_floor',
  'ledger_accounts_floor',
  'ledger_accounts_held_not_negative',
  'ledger_accounts_one_per_owner',
  'ledger_entries_amount_bounds',
  'ledger_entries_pkey',
  'ledger_holds_one_per_key',
  'ledger_holds_posted_by_journal',
  'ledger_holds_resolved_once',
  'ledger_journals_one_per_key',
];

const uniqueIndexes = ['ledger_entries_one_per_version', 'ledger_journals_one_reversal'];

/** A rule that somebody switched off breaks nothing today and everything later. */
export const guardsAreInPlace: Audit = {
  name: 'guards-are-in-place',
  invariant: 'I1, I5, I7, I8, I15, I16',
  breaches: sql`
    select expected.kind, expected.name
      from (select 'trigger' as kind, unnest(${triggers}::text[]) as name
            union all select 'constraint', unnest(${constraints}::text[])
            union all select 'unique index', unnest(${uniqueIndexes}::text[])) expected
     where not case expected.kind
             when 'trigger' then exists (select from pg_trigger t
               where t.tgname = expected.name and t.tgenabled in ('O', 'A'))
             when 'constraint' then exists (select from pg_constraint c
               where c.conname = expected.name and c.convalidated)
             else exists (select from pg_index i
               where i.indexrelid = to_regclass(expected.name) and i.indisunique and i.indisvalid)
           end`,
};
