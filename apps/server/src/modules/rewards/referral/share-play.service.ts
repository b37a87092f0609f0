import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOfKind } from '../campaigns/index.ts';
import {
  accruePlays,
  edgesOf,
  linesOfItem,
  readAccruingPlayers,
  type AccrualLine,
  type AccruingPlayer,
} from '../cash-rewards/index.ts';
import type { LogRow } from '../turnover/index.ts';
import { enlistSite } from './enlist-friends.service.ts';
import { isOpen } from './plan-of.ts';
import { readSharing } from './referral.store.ts';

const bpOfPercent = 100;

/**
 * Adds to those who invited friends what their friends' settled play brings: as rakeback, at the
 * site's percentage.
 */
export const sharePlay = (context: ServerContext): Promise<void> =>
  accruePlays(context, 'referral', (executor, site, plays) =>
    shareLines(context, executor, site, plays),
  );

async function shareLines(
  context: ServerContext,
  executor: Executor,
  site: Site,
  plays: readonly LogRow[],
): Promise<AccrualLine[]> {
  const items = await itemsOfKind(context, site.id, 'referral', executor);
  if (items.length === 0 || !isOpen(site)) return [];
  // Who came and played between two looks for friends is found here: a play is read once.
  await enlistSite(context, executor, site);
  const players = [...new Set(plays.map(({ playerId }) => playerId))];
  const sharing = await readSharing(executor, site.id, players);
  if (sharing.size === 0) return [];
  const referrerIds = [...new Set([...sharing.values()].map(({ referrerId }) => referrerId))];
  const now = context.clock.now();
  const found = await readAccruingPlayers(executor, site.id, referrerIds, now);
  const referrers = new Map(found.map((player) => [player.playerId, player]));
  const edgeOf = await edgesOf(executor, plays);
  const lines: AccrualLine[] = [];
  for (const item of items)
    lines.push(
      ...(await linesOfItem(executor, item, plays, {
        edgeBp: (play) => edgeOf(play),
        accruesTo: (play) => {
          const share = sharing.get(play.playerId);
          if (share?.itemCode !== item.code || item.stoppedAt !== null) return null;
          if (play.settledAt < share.from || play.settledAt >= share.to) return null;
          if (!mayEarn(referrers.get(share.referrerId), play.settledAt)) return null;
          const rateBp = site.referralSetting * bpOfPercent;
          return { playerId: share.referrerId, friendId: play.playerId, rateBp };
        },
      })),
    );
  return lines;
}

const mayEarn = (player: AccruingPlayer | undefined, at: Date): boolean =>
  player !== undefined && player.isActive && (player.awaySince === null || at < player.awaySince);
