import { authenticate } from './authenticate.contract.ts';
import { balance } from './balance.contract.ts';
import { studioBetLevels } from './bet-levels.contract.ts';
import { catalogueChanged, studioCatalogue } from './catalogue.contract.ts';
import type { ProviderCall } from './define-provider-call.ts';
import { endSession } from './end-session.contract.ts';
import {
  cancelFreeRounds,
  createFreeRounds,
  freeRoundsFinished,
  freeRoundTemplates,
  getFreeRounds,
  listFreeRounds,
} from './free-rounds.contract.ts';
import { walletHealth } from './health.contract.ts';
import { studioJackpots } from './jackpots.contract.ts';
import { refreshSession } from './refresh-session.contract.ts';
import { cancelRound, roundStatus, studioRoundStatus } from './round-status.contract.ts';
import { studioRoundDetails, studioRoundView } from './round-view.contract.ts';
import { selfValidate, studioSelfValidate } from './self-validate.contract.ts';
import { studioRounds, studioTransactions } from './studio-feeds.contract.ts';
import { closeSession, studioHealth } from './studio-session.contract.ts';
import { transact } from './transact.contract.ts';
import { studioTransactionStatus, transactionStatus } from './transaction-status.contract.ts';

/** What the platform serves to studios. */
export const walletCalls = {
  authenticate,
  refreshSession,
  endSession,
  balance,
  transact,
  transactionStatus,
  roundStatus,
  catalogueChanged,
  freeRoundsFinished,
  selfValidate,
  walletHealth,
} as const satisfies Record<string, ProviderCall>;

/** What a studio serves to the platform, below the base address of its connection. */
export const studioCalls = {
  studioHealth,
  studioSelfValidate,
  studioRoundStatus,
  studioRoundView,
  studioRoundDetails,
  cancelRound,
  studioTransactionStatus,
  studioTransactions,
  studioRounds,
  closeSession,
  studioCatalogue,
  studioBetLevels,
  studioJackpots,
  freeRoundTemplates,
  createFreeRounds,
  getFreeRounds,
  listFreeRounds,
  cancelFreeRounds,
} as const satisfies Record<string, ProviderCall>;

export type WalletCallName = keyof typeof walletCalls;
export type StudioCallName = keyof typeof studioCalls;
