import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../../../context.ts';
import type { FilePlace } from '../../../files/file-vault.ts';

const goodMs = 10 * 60_000;

const signOf = (appSecret: string, { id, siteId }: FilePlace, until: number): Buffer =>
  createHmac('sha256', appSecret).update(`support-file-address:${siteId}:${id}:${until}`).digest();

/**
 * Where a file is read, good for ten minutes; given to those alone whom its talk or ticket belongs
 * to.
 */
export function signedFilePath(
  { appSecret, clock }: Pick<ServerContext, 'appSecret' | 'clock'>,
  place: FilePlace,
): string {
  const until = clock.now().getTime() + goodMs;
  const sign = signOf(appSecret, place, until).toString('base64url');
  return `/support/file/${place.id}?until=${until}&sign=${sign}`;
}

/** Whether an address was made by {@link signedFilePath} and is still good. */
export function isSignedFor(
  { appSecret, clock }: Pick<ServerContext, 'appSecret' | 'clock'>,
  place: FilePlace,
  { until, sign }: { until: string; sign: string },
): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < clock.now().getTime()) return false;
  const given = Buffer.from(sign, 'base64url');
  const wanted = signOf(appSecret, place, Number(until));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
