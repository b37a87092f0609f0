import webPush from 'web-push';
import type { ServerContext } from '../../../context.ts';
import { openText, sealText, type SealPurpose } from '../../../sealed-text.ts';
import { insertKeys, readKeys } from './push-keys.store.ts';

/** What a site signs its pushes with (VAPID), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of a site, made when they are first needed: every subscription holds for one key alone,
 * so they are never changed.
 */
export async function keysOf(context: ServerContext, siteId: string): Promise<PushKeys> {
  const { db } = context.database;
  const stored = (await readKeys(db, siteId)) ?? (await makeKeys(context, siteId));
  const privateKey = openText(sealOf(context, siteId), stored.sealed_private_key);
  return { publicKey: stored.public_key, privateKey };
}

/** Of two processes that make them at once one wins, and both use its keys. */
async function makeKeys(context: ServerContext, siteId: string) {
  const { database, clock } = context;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealed = sealText(sealOf(context, siteId), privateKey);
  await insertKeys(database.db, siteId, { publicKey, sealed, now: clock.now() });
  const stored = await readKeys(database.db, siteId);
  if (!stored) throw new Error(`the site ${siteId} has no push keys after they were made`);
  return stored;
}

const sealOf = ({ appSecret }: ServerContext, siteId: string): SealPurpose => ({
  appSecret,
  purpose: 'push-keys',
  boundTo: siteId,
});
