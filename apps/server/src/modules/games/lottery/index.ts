export { beginLotteries } from './begin-lotteries.service.ts';
