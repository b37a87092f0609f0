export { paymentLogoPath } from './payment-logo-path.ts';
export { depositLifetimeMs } from './deposit-lifetime.ts';
export { quickAmounts, type QuickAmountSource } from './quick-amounts.ts';
export { turnoverRequired } from './turnover-required.ts';
