import { createHash, randomBytes } from 'node:crypto';
import type { CallInput, privacyExport } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { siteOrigin, type Site } from '../../../site-directory/index.ts';
import { verifyOwnPassword } from '../identity/index.ts';
import { exportFile } from './export-file.ts';
import { insertExport, lockWaiting, readFile, writeFile } from './export.store.ts';
import { exportReady } from './notices.ts';
import { readPersonalData } from './personal-data.store.ts';

const dayMs = 24 * 3_600_000;
/** A player asks once in this time. */
const pauseMs = dayMs;
const lifetimeMs = 7 * dayMs;
const tokenBytes = 32;

/**
 * Notes the wish for all data; the file is made in the background. Raises `wrongPassword`, and
 * `tooManyRequests` within a day of the last.
 */
export async function askForExport(
  context: PlayerContext,
  { password }: CallInput<typeof privacyExport>,
): Promise<Record<never, never>> {
  const { server, site, player, now } = context;
  await verifyOwnPassword(context, password);
  const isNoted = await inTransaction(server.database, (executor) =>
    insertExport(
      executor,
      { siteId: site.id, playerId: player.id },
      {
        id: server.ids.next(),
        now,
        since: new Date(now.getTime() - pauseMs),
        expiresAt: new Date(now.getTime() + lifetimeMs),
      },
    ),
  );
  if (!isNoted) fail('tooManyRequests', { retryAfterSeconds: pauseMs / 1000 });
  return {};
}

/**
 * Makes the files that are waited for and tells their players where they are, each in one
 * transaction.
 */
export async function makeWaitingExports(context: ServerContext): Promise<void> {
  while (await makeOne(context));
}

function makeOne(context: ServerContext): Promise<boolean> {
  return inTransaction(context.database, async (executor) => {
    const waiting = await lockWaiting(executor);
    if (!waiting) return false;
    const site = context.sites.byId(waiting.siteId);
    if (!site) throw new Error(`an export is of the unknown site ${waiting.siteId}`);
    const now = context.clock.now();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const token = randomBytes(tokenBytes).toString('base64url');
    const file = exportFile(await readPersonalData(executor, context.declared.personal, waiting));
    await writeFile(executor, waiting.id, { file, tokenHash: hashOf(token), now, expiresAt });
    const url = `${siteOrigin(context.config, site)}/privacy/export/${token}`;
    const { siteId, playerId } = waiting;
    const params = { url, until: expiresAt.toISOString() };
    await addNotices(executor, context, [
      exportReady.to({ siteId, playerId }, params, { expiresAt }),
    ]);
    return true;
  });
}

/** The file behind an address that was sent, or null. */
export function exportBehind(
  { database, clock }: ServerContext,
  site: Site,
  token: string,
): Promise<Uint8Array | null> {
  return readFile(database.db, site.id, hashOf(token), clock.now());
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
