import { inTransaction } from '@pavilion/database';
import { normaliseAccountId } from '@pavilion/domain/input';
import type { ServerContext } from '../../context.ts';
import type { RequestContext } from '../../http/route.ts';
import type { Site } from '../../site-directory/index.ts';
import { findPlayer, type PlayerRow } from './player.store.ts';
import { sendTac, type TacPurpose } from './tac.service.ts';
import { throttle, throttleAddress, throttleRules } from './throttle.service.ts';
import { countTry } from './throttle.store.ts';

/**
 * Sends a code when `isMeant` says the account should get one. The answer, also the 429 of asking too often, is the same whether
 * the account exists or not.
 */
export async function requestCode(
  context: RequestContext,
  wanted: { accountId: string; purpose: TacPurpose; isMeant: (player: PlayerRow) => boolean },
): Promise<void> {
  const { server, site } = context;
  const accountId = normaliseAccountId(wanted.accountId);
  await throttleAddress(server, 'code-send', context.ip, throttleRules.codeSendPerAddress);
  await throttle(server, sendKey(site, wanted.purpose, accountId), throttleRules.codeSend);
  await throttle(server, hourKey(site, wanted.purpose, accountId), throttleRules.codeSendPerHour);
  const player = await findPlayer(server.database.db, site.id, accountId);
  if (!player || !wanted.isMeant(player)) return;
  await inTransaction(server.database, (executor) =>
    sendTac(executor, server, site, player, wanted.purpose),
  );
}

/** Counts a code that was sent otherwise (by sign-up), so that the next must wait. */
export async function noteCodeSent(
  server: ServerContext,
  site: Site,
  purpose: TacPurpose,
  accountId: string,
): Promise<void> {
  const key = sendKey(site, purpose, accountId);
  await countTry(server.database.db, key, server.clock.now(), throttleRules.codeSend.windowMs);
}

const sendKey = (site: Site, purpose: TacPurpose, accountId: string): string =>
  `code-send:${purpose}:${site.id}:${accountId}`;
const hourKey = (site: Site, purpose: TacPurpose, accountId: string): string =>
  `code-send-hour:${purpose}:${site.id}:${accountId}`;
