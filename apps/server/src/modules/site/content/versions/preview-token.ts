import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBytes = 24;

/** Of which site a preview is, and until when it is good. */
export interface Preview {
  siteId: string;
  until: Date;
}

function sign(appSecret: string, siteId: string, seconds: string): string {
  const key = createHmac('sha256', appSecret).update('content-preview').digest();
  const signature = createHmac('sha256', key).update(`${siteId}.${seconds}`).digest();
  return signature.subarray(0, signatureBytes).toString('base64url');
}

/** What a preview link carries: it ends by itself and shows one site. */
export function previewToken(appSecret: string, { siteId, until }: Preview): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${sign(appSecret, siteId, seconds)}`;
}

/** Whether a token is one of ours, of this site, and not over. */
export function isPreviewGood(
  appSecret: string,
  token: string,
  { siteId, now }: { siteId: string; now: Date },
): boolean {
  const [seconds = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[0-9a-z]{1,10}$/.test(seconds)) return false;
  const right = Buffer.from(sign(appSecret, siteId, seconds));
  const given = Buffer.from(signature);
  const isOurs = right.length === given.length && timingSafeEqual(right, given);
  return isOurs && Number.parseInt(seconds, 36) * 1000 > now.getTime();
}
