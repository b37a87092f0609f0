import type { Executor } from '@pavilion/database';
import { ageOn, type DocumentReason } from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { carryExclusionOver, lockProtection } from '../protection/index.ts';
import { lockPlayer, writeDecision, type DocumentRow } from './document.store.ts';
import { raiseFlag } from './flag.store.ts';
import { documentApproved, documentRefused } from './notices.ts';
import { readPerson, verifyPerson } from './person.store.ts';
import { readMinimumAge, readVerificationSettings } from './rules.store.ts';

const dayMs = 24 * 60 * 60_000;

export interface Yes {
  by: string;
  note?: string;
  /** Until when the paper itself is valid, where that is sooner than the site's time. */
  validUntil?: Date | null;
}

export interface No {
  by: string;
  note?: string;
  reason: DocumentReason;
}

/** Why an approval is not possible. */
export type ApprovalProblem = 'noName' | 'underage';

/**
 * Approves a locked document that is being checked; that of an identity makes name and birth date
 * the player's for good. An exclusion of another account of the same person becomes this one's own.
 */
export async function approveDocument(
  trx: Executor,
  context: ServerContext,
  row: DocumentRow,
  yes: Yes,
): Promise<ApprovalProblem | null> {
  const owner = { siteId: row.site_id, playerId: row.player_id };
  const now = context.clock.now();
  // In the order of the gates: a stake takes this lock and then looks at the player's row.
  await lockProtection(trx, owner);
  await lockPlayer(trx, owner);
  if (row.kind === 'identity') {
    const person = await readPerson(trx, owner);
    if (!person) return 'noName';
    if ((ageOn(person.birth_date, now) ?? 0) < (await readMinimumAge(trx, row.site_id))) {
      await raiseFlag(trx, context.ids.next(), owner, { kind: 'underage', otherId: null }, now);
      return 'underage';
    }
    await verifyPerson(trx, owner, person.full_name, now);
  }
  const { valid_days: days } = await readVerificationSettings(trx, row.site_id);
  const usual = new Date(now.getTime() + days * dayMs);
  const { validUntil } = yes;
  const expiresAt = validUntil && validUntil < usual ? validUntil : usual;
  const decision = { state: 'approved' as const, reason: null, note: yes.note ?? '', by: yes.by };
  await writeDecision(trx, row.id, { ...decision, at: now, expiresAt });
  await addNotices(trx, context, [documentApproved.to(owner, { kind: row.kind })]);
  await carryExclusionOver(trx, context, owner);
  return null;
}

/** Refuses a locked document that is being checked; its player reads why and may give another. */
export async function refuseDocument(
  trx: Executor,
  context: ServerContext,
  row: DocumentRow,
  no: No,
): Promise<void> {
  const decision = { state: 'refused' as const, reason: no.reason, note: no.note ?? '', by: no.by };
  await writeDecision(trx, row.id, { ...decision, at: context.clock.now(), expiresAt: null });
  const { site_id: siteId, player_id: playerId, kind } = row;
  const params = { kind, reason: no.reason };
  await addNotices(trx, context, [documentRefused.to({ siteId, playerId }, params)]);
}
