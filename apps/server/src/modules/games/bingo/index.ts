export { beginBingo } from './begin-bingo.service.ts';
export { buyBingoCards } from './buy-cards.service.ts';
export { gamesOnSale, type GameOnSale } from './games-on-sale.service.ts';
export { checkRoom } from './room-list.service.ts';
