import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { siteOrigin } from '../../../site-directory/index.ts';
import { openItems } from '../campaigns/index.ts';
import { prizeView } from '../prizes/index.ts';
import { countFriends } from './friend-counts.store.ts';
import { readEarned, readOwnCode } from './friend-list.store.ts';
import { isOpen, planOf, prizeOr, type ReferralItem } from './plan-of.ts';
import { countQualified } from './referral.store.ts';

/** The player's link, what it brings, and how it stands. */
export async function overviewOf(context: PlayerContext) {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const [item = null] = await openItems(server, site.id, 'referral', now);
  const code = await readOwnCode(db, owner);
  const minDepositMinor = item === null ? 0n : planOf(site, item).minDepositMinor;
  const qualified = await countQualified(db, { siteId: site.id, referrerId: player.id });
  const earned = await readEarned(db, owner);
  return {
    referral_code: code,
    link: `${siteOrigin(server.config, site)}/register?ref=${encodeURIComponent(code)}`,
    is_open: isOpen(site),
    plan: item && planView(context, item),
    tiers: (item?.fields.tiers ?? []).map(({ from, prize }) => ({
      ...{ from, prize: prizeView(prize) },
      reached: qualified >= from,
    })),
    counts: await countFriends(db, owner, minDepositMinor),
    earned: {
      cash: formatAmount(earned.cashMinor, site.currency.code),
      token: `${earned.tokens}`,
    },
  };
}

function planView({ site }: PlayerContext, item: ReferralItem) {
  const { friend_prize: friendPrize, own_prize: ownPrize, within_days } = item.fields;
  const plan = planOf(site, item);
  const [friend, own] = [prizeOr(friendPrize), prizeOr(ownPrize)];
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    percent: site.referralSetting,
    friend_prize: friend && prizeView(friend),
    own_prize: own && prizeView(own),
    min_deposit: amount(plan.minDepositMinor),
    min_turnover: amount(plan.minTurnoverMinor),
    must_verify: plan.mustVerify,
    within_days,
  };
}
