import type { Executor } from '@pavilion/database';
import { maskPhone } from '@pavilion/domain/masking';
import type { PlayerContext } from '../../../http/route.ts';
import {
  endTacs,
  removeAbandoned,
  tellOfSecurity,
  updatePlayer,
  type PlayerRow,
} from '../identity/index.ts';
import { restDestinations } from '../../money/payouts/index.ts';
import type { Contact } from './contact-codes.service.ts';
import { dropContactChange } from './contact.store.ts';
import { ownerOf } from './second-step.service.ts';

/**
 * Whoever took an account over by its mail or phone does not carry the money off before its owner
 * has heard of it.
 */
const restMs = 24 * 60 * 60_000;

/**
 * Puts another mail or phone in the place of the account's with the caller's transaction. What
 * waits for a code to the old one ends, destinations rest a day, and the mail as it was hears of
 * it. A mail is verified when a code to it was entered (`isProven`).
 */
export async function takeContact(
  executor: Executor,
  context: PlayerContext,
  row: PlayerRow,
  change: { contact: Contact; value: string; isProven: boolean },
): Promise<void> {
  const { server, site, now } = context;
  const owner = ownerOf(context);
  const { contact, value, isProven } = change;
  const changed = contact === 'mail' ? { email: value } : { phone: value };
  const proof = contact === 'mail' ? { email_verified_at: isProven ? now : null } : {};
  await dropContactChange(executor, owner, contact);
  await removeAbandoned(executor, site.id, changed, now);
  await updatePlayer(
    executor,
    { id: row.id, siteId: site.id },
    { ...changed, ...proof, updated_at: now },
  );
  await endTacs(executor, row.id, now);
  await restDestinations(executor, owner, new Date(now.getTime() + restMs));
  // To the mail as it was: whoever lost it so must hear of it.
  const place = contact === 'mail' ? value : maskPhone(value);
  await tellOfSecurity(executor, server, { site, player: row, news: 'contactChanged' }, { place });
}
