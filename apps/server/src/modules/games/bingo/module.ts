import {
  bingoCardBuy,
  bingoCardList,
  bingoCardsFile,
  bingoDaub,
  bingoGameGet,
  bingoGameList,
  bingoPurchaseList,
  bingoRoomList,
} from '@pavilion/contracts';
import { defineFileRoute, defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { bingoRooms } from './alive.ts';
import { advanceGames } from './advance-games.service.ts';
import { bingoCardsMatch } from './bingo-cards-match.audit.ts';
import { bingoJackpotsHoldTheirMoney } from './bingo-jackpots-hold-their-money.audit.ts';
import { bingoOffice } from './bingo.office.ts';
import { buyCardsAsWhoAsks } from './buy-with-play-money.service.ts';
import { daub, listCards, listPurchases } from './card-list.service.ts';
import { writeCardsFile } from './cards-file.service.ts';
import { getGame, listGames } from './game-list.service.ts';
import { cardsBack, cardsWon } from './notices.ts';
import { planGames } from './open-games.service.ts';
import { personalData } from './personal-data.ts';
import { recallPurchase } from './purchase-round.service.ts';
import { listRooms } from './room-list.service.ts';
import { tellSales } from './tell-sales.service.ts';

/** Bingo: rooms, games on a schedule, cards, balls one by one. */
export const bingoModule = defineModule({
  office: bingoOffice,
  routes: [
    defineRoute(bingoRoomList, listRooms),
    defineRoute(bingoGameList, listGames),
    defineRoute(bingoGameGet, getGame),
    defineRoute(bingoCardBuy, buyCardsAsWhoAsks),
    defineRoute(bingoCardList, listCards),
    defineRoute(bingoPurchaseList, listPurchases),
    defineRoute(bingoDaub, daub),
    defineFileRoute(bingoCardsFile, writeCardsFile),
  ],
  jobs: [
    /** Games of the next day are planned in every open room. */
    defineJob({
      name: 'plan-bingo-games',
      everyMs: 30_000,
      onStart: true,
      leader: true,
      run: planGames,
    }),
    /** Games whose time has come go on: closed, called ball by ball, paid. */
    defineJob({
      name: 'advance-bingo-games',
      everyMs: 250,
      onStart: true,
      leader: true,
      run: advanceGames,
    }),
    /** What is sold of the next games is told. */
    defineJob({ name: 'tell-bingo-sales', everyMs: 1_000, leader: true, run: tellSales }),
  ],
  audits: [bingoCardsMatch, bingoJackpotsHoldTheirMoney],
  personal: personalData,
  alive: [bingoRooms],
  recalls: [recallPurchase],
  notices: [cardsWon, cardsBack],
});
