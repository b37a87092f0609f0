import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNoticeTopic, offerTopic, type MessageTopic } from '@pavilion/domain/notices';
import { isUuid } from '@pavilion/domain/ids';

/** What a link in a mail ends: mails of one topic to one player. */
export interface Unsubscription {
  playerId: string;
  topic: MessageTopic;
}

const signatureBytes = 18;

function sign(appSecret: string, text: string): string {
  const key = createHmac('sha256', appSecret).update('unsubscribe').digest();
  const signature = createHmac('sha256', key).update(text).digest();
  return signature.subarray(0, signatureBytes).toString('base64url');
}

/** The path of the link: it holds for ever, since old mails stay where they are. */
export function unsubscribePath(appSecret: string, { playerId, topic }: Unsubscription): string {
  const text = `${playerId}.${topic}`;
  return `/unsubscribe/${text}.${sign(appSecret, text)}`;
}

/** What a link says, or null when it was not ours. */
export function readUnsubscription(appSecret: string, token: string): Unsubscription | null {
  const [playerId = '', topic = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(playerId)) return null;
  if (topic !== offerTopic && !isNoticeTopic(topic)) return null;
  const right = Buffer.from(sign(appSecret, `${playerId}.${topic}`));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given)
    ? { playerId, topic }
    : null;
}
