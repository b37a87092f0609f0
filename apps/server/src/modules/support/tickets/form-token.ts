import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../../../context.ts';
import { countWithin } from '../../account/identity/index.ts';

const earliestMs = 2000;
const latestMs = 2 * 60 * 60_000;

const signOf = (appSecret: string, text: string): Buffer =>
  createHmac('sha256', appSecret).update(`ticket-form:${text}`).digest();

/** What a form is sent with: good from two seconds to two hours after it was made, on its site. */
export function makeFormToken(
  { appSecret, clock, ids }: Pick<ServerContext, 'appSecret' | 'clock' | 'ids'>,
  siteId: string,
): string {
  const text = `${clock.now().getTime()}.${ids.next()}`;
  return `${text}.${signOf(appSecret, `${siteId}:${text}`).toString('base64url')}`;
}

/**
 * What tells one form from all others; null for a token that is none, comes too soon, or is over.
 */
export function readFormToken(
  { appSecret, clock }: Pick<ServerContext, 'appSecret' | 'clock'>,
  siteId: string,
  token: string,
): string | null {
  const [madeAt = '', nonce = '', sign = ''] = token.split('.');
  const wanted = signOf(appSecret, `${siteId}:${madeAt}.${nonce}`);
  const given = Buffer.from(sign, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const ageMs = clock.now().getTime() - Number(madeAt);
  return ageMs >= earliestMs && ageMs <= latestMs ? nonce : null;
}

/** Uses a form up; false when it was used before. */
export const takeForm = (context: ServerContext, nonce: string): Promise<boolean> =>
  countWithin(context, `ticket-form:${nonce}`, { triesMax: 1, windowMs: latestMs });
