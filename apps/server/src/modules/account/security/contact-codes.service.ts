import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTranslator } from '@pavilion/i18n/server';
import type { Executor } from '@pavilion/database';
import { randomInteger } from '@pavilion/domain/random';
import type { PlayerContext } from '../../../http/route.ts';
import { takeNumber, type PlayerRow } from '../identity/index.ts';
import { queueMessage } from '../../support/outbox/index.ts';
import { putContactChange, type ContactChangeRow } from './contact.store.ts';

export type Contact = ContactChangeRow['contact'];
type Side = 'old' | 'new';

/** As long as a code may live that was sent somewhere (SEC-7). */
const lifetimeMs = 10 * 60_000;

const textKeys = {
  old: 'messages.security.contactOld',
  new: 'messages.security.contactNew',
} as const;

/**
 * Sends a code to the old and another to the new contact, with the caller's transaction; numbers
 * get as many codes as in sign-in.
 */
export async function sendContactCodes(
  executor: Executor,
  context: PlayerContext,
  player: PlayerRow,
  { contact, value }: { contact: Contact; value: string },
): Promise<void> {
  const { server, site, now } = context;
  const expires_at = new Date(now.getTime() + lifetimeMs);
  const oldValue = contact === 'mail' ? player.email : player.phone;
  const newCode = (): string => String(randomInteger(server.random, 0, 999_999)).padStart(6, '0');
  const codes: Record<Side, string> = { old: newCode(), new: newCode() };
  await putContactChange(executor, {
    player_id: player.id,
    site_id: site.id,
    contact,
    old_value: oldValue,
    new_value: value,
    old_code_hash: hashCode(context, contact, 'old', codes.old),
    new_code_hash: hashCode(context, contact, 'new', codes.new),
    created_at: now,
    expires_at,
  });
  const translate = createTranslator(player.language);
  for (const [side, recipient] of [
    ['old', oldValue],
    ['new', value],
  ] as const) {
    if (contact === 'phone') await takeNumber(executor, server, recipient, 'device');
    const values = {
      site: site.name,
      account: player.account_id,
      place: value,
      code: codes[side],
      minutes: lifetimeMs / 60_000,
    };
    await queueMessage(executor, server, {
      siteId: site.id,
      playerId: player.id,
      accountId: player.account_id,
      recipient,
      channel: contact === 'mail' ? 'mail' : 'sms',
      kind: `contact.${side}`,
      language: player.language,
      subject: translate('messages.security.contactSubject', { site: site.name }),
      text: translate(textKeys[side], values),
      code: codes[side],
      expiresAt: expires_at,
    });
  }
}

/** Which of the two codes are wrong. */
export function wrongCodes(
  context: PlayerContext,
  change: ContactChangeRow,
  given: Record<Side, string>,
): Side[] {
  const isRight = (side: Side): boolean =>
    timingSafeEqual(
      change[`${side}_code_hash`],
      hashCode(context, change.contact, side, given[side]),
    );
  return (['old', 'new'] as const).filter((side) => !isRight(side));
}

function hashCode(
  { server, player }: PlayerContext,
  contact: Contact,
  side: Side,
  code: string,
): Buffer {
  return createHmac('sha256', server.appSecret)
    .update(`contact:${player.id}:${contact}:${side}:${code}`)
    .digest();
}
