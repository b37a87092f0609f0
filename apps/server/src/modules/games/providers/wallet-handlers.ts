import {
  providerApiVersion,
  type ProviderInput,
  type ProviderResponse,
  type walletCalls,
  type WalletCallName,
} from '@pavilion/contracts/provider';
import { takeCatalogue } from './catalogue.service.ts';
import { finishFreeRounds } from './free-rounds.service.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { validateConnection } from './self-validate.service.ts';
import {
  endGameSession,
  openGameSession,
  readBalance,
  refreshGameSession,
} from './session.service.ts';
import { readRoundStatus, readTransactionStatus } from './status.service.ts';
import { moveMoney } from './transact.service.ts';

type Handlers = {
  [Name in WalletCallName]: (
    caller: ProviderCaller,
    input: ProviderInput<(typeof walletCalls)[Name]>,
  ) => Promise<ProviderResponse<(typeof walletCalls)[Name]>>;
};

/** What answers each call of the wallet's door; a call without a row does not compile. */
export const walletHandlers: Handlers = {
  authenticate: openGameSession,
  refreshSession: refreshGameSession,
  endSession: endGameSession,
  balance: readBalance,
  transact: moveMoney,
  transactionStatus: readTransactionStatus,
  roundStatus: readRoundStatus,
  catalogueChanged: async (caller, { games }) => ({ results: await takeCatalogue(caller, games) }),
  freeRoundsFinished: finishFreeRounds,
  selfValidate: validateConnection,
  walletHealth: async ({ now }) => ({ version: providerApiVersion, time: now.toISOString() }),
};
