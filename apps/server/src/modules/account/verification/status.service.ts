import type { CallResponse, identityStatus } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { allowanceOf } from './allowance.service.ts';
import { documentView } from './document-view.ts';
import { openRequestsOf } from './requests.service.ts';
import { readPerson } from './person.store.ts';

/** How far a player is verified, for himself. */
export async function statusOf(
  context: PlayerContext,
): Promise<CallResponse<typeof identityStatus>> {
  const { server, site, player } = context;
  const { db } = server.database;
  const known = await allowanceOf(db, context);
  const owner = { siteId: site.id, playerId: player.id };
  const person = await readPerson(db, owner);
  const asked = await openRequestsOf(db, owner, known.documents);
  const money = (minor: bigint | null) =>
    minor === null ? null : formatAmount(minor, site.currency.code);
  const { standing, grant, room } = known;
  return {
    level: standing.level,
    state: asked.length > 0 ? 'incomplete' : standing.state,
    currency: site.currency.code,
    period_days: known.settings.period_days,
    allows: { deposit: money(grant.depositMaxMinor), withdrawal: money(grant.withdrawalMaxMinor) },
    room: { deposit: money(room.deposit), withdrawal: money(room.withdrawal) },
    required: [...new Set([...asked.map(({ kind }) => kind), ...standing.missing])],
    asked: asked.map(({ kind, reason, askedAt }) => ({ kind, reason, at: askedAt.toISOString() })),
    levels: known.rules.map((rule) => ({
      level: rule.level,
      allows: {
        deposit: money(rule.depositMaxMinor),
        withdrawal: money(rule.withdrawalMaxMinor),
      },
      required: [...rule.required],
    })),
    minimum_age: site.minimumAge,
    full_name: person?.full_name ?? '',
    birth_date: person?.birth_date ?? '',
    is_locked: Boolean(person?.verified_at),
    documents: known.documents.map(documentView),
  };
}
