export { hasRoom } from './claim.store.ts';
export { givePrize, type Given, type Grant } from './give-prize.service.ts';
export { prizeView, type PrizeView } from './prize-view.ts';
export { readVouchers, type VoucherRow } from './voucher.store.ts';
