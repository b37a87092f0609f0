import type { ServerModule } from '../../module.ts';
import { historyModule } from './history/module.ts';
import { paymentsModule } from './payments/module.ts';
import { payoutsModule } from './payouts/module.ts';
import { walletModule } from './wallet/module.ts';

/** What a player has and moves: wallet, payments, payouts, history. */
export const moneyArea: readonly ServerModule[] = [
  historyModule,
  paymentsModule,
  payoutsModule,
  walletModule,
];
