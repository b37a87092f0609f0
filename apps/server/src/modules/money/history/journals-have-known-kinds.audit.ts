import { journalKinds } from '@pavilion/domain/history';
import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** Every journal has a kind that statements have a word for, or know to stand apart from them. */
export const journalsHaveKnownKinds: Audit = {
  name: 'journals-have-known-kinds',
  invariant: 'kinds of journals',
  breaches: sql`
    select j.kind as breach, j.id as journal_id, j.source as detail from ledger_journals j
     where j.kind <> all (${Object.keys(journalKinds)}::text[])`,
};
