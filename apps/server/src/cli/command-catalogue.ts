import { affiliateCommands } from './affiliate.commands.ts';
import { booksCommands } from './books.commands.ts';
import type { Command } from './command.ts';
import { contentCommands } from './content.commands.ts';
import { depositCommands } from './deposit.commands.ts';
import { freeRoundsCommands } from './free-rounds.commands.ts';
import { kycCommands } from './kyc.commands.ts';
import { bingoCommands } from './bingo.commands.ts';
import { feedCommands } from './feed.commands.ts';
import { fishingCommands } from './fishing.commands.ts';
import { lotteryCommands } from './lottery.commands.ts';
import { mediaCommands } from './media.commands.ts';
import { sabongCommands } from './sabong.commands.ts';
import { offerCommands } from './offer.commands.ts';
import { payoutCommands } from './payout.commands.ts';
import { playerCommands } from './player.commands.ts';
import { pokerCommands } from './poker.commands.ts';
import { promotionCommands } from './promotion.commands.ts';
import { rewardCommands } from './reward.commands.ts';
import { referralCommands } from './referral.commands.ts';
import { providerCommands } from './provider.commands.ts';
import { providerRoundsCommands } from './provider-rounds.commands.ts';
import { roomCommands } from './room.commands.ts';
import { siteCommands } from './site.commands.ts';
import { sportsCommands } from './sports.commands.ts';
import { supportCommands } from './support.commands.ts';
import { sportsbookCommands } from './sportsbook.commands.ts';
import { tradingCommands } from './trading.commands.ts';

/** Every command of the operator's tool. */
export const commandCatalogue: readonly Command[] = [
  ...siteCommands,
  ...contentCommands,
  ...mediaCommands,
  ...depositCommands,
  ...payoutCommands,
  ...kycCommands,
  ...playerCommands,
  ...offerCommands,
  ...providerCommands,
  ...providerRoundsCommands,
  ...freeRoundsCommands,
  ...pokerCommands,
  ...sportsCommands,
  ...sportsbookCommands,
  ...tradingCommands,
  ...feedCommands,
  ...supportCommands,
  ...roomCommands,
  ...lotteryCommands,
  ...bingoCommands,
  ...fishingCommands,
  ...sabongCommands,
  ...promotionCommands,
  ...rewardCommands,
  ...referralCommands,
  ...affiliateCommands,
  ...booksCommands,
];
