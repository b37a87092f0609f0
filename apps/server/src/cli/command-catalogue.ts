import { adapterCommands } from './adapter.commands.ts';
import { analyticsCommands } from './analytics.commands.ts';
import type { AnyCommand } from './command.ts';
import { demoCommands } from './demo.commands.ts';
import { eventCommands } from './event.commands.ts';
import { freeRoundsCommands } from './free-rounds.commands.ts';
import { gameCommands } from './game.commands.ts';
import { identityCommands } from './identity.commands.ts';
import { jackpotCommands } from './jackpot.commands.ts';
import { jurisdictionCommands } from './jurisdiction.commands.ts';
import { kycCommands } from './kyc.commands.ts';
import { leagueCommands } from './league.commands.ts';
import { limitCommands } from './limit.commands.ts';
import { moneyCommands } from './money.commands.ts';
import { paymentCommands } from './payment.commands.ts';
import { offerCommands } from './offer.commands.ts';
import { payoutCommands } from './payout.commands.ts';
import { playerCommands } from './player.commands.ts';
import { providerCommands } from './provider.commands.ts';
import { siteCommands } from './site.commands.ts';
import { sportsCommands } from './sports.commands.ts';
import { tournamentCommands } from './tournament.commands.ts';
import { vipCommands } from './vip.commands.ts';

/** Every command of the operator's tool. */
export const commandCatalogue: readonly AnyCommand[] = [
  ...siteCommands,
  ...gameCommands,
  ...jurisdictionCommands,
  ...analyticsCommands,
  ...adapterCommands,
  ...paymentCommands,
  ...payoutCommands,
  ...kycCommands,
  ...playerCommands,
  ...vipCommands,
  ...offerCommands,
  ...providerCommands,
  ...freeRoundsCommands,
  ...demoCommands,
  ...sportsCommands,
  ...leagueCommands,
  ...identityCommands,
  ...limitCommands,
  ...eventCommands,
  ...tournamentCommands,
  ...jackpotCommands,
  ...moneyCommands,
];
