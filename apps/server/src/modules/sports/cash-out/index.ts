export { offersOfPlayers, type OfferNews } from './offers-of-players.service.ts';
