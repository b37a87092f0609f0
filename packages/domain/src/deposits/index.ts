export { depositLifetimeMs } from './deposit-lifetime.ts';
export { quickAmounts, type QuickAmountSource } from './quick-amounts.ts';
