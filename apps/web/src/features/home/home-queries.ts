import { fetchSlide } from '@pavilion/contracts/home/fetch-slide.contract';
import { fetchAnnounment } from '@pavilion/contracts/home/fetch-announment.contract';
import { fetchTransactions } from '@pavilion/contracts/home/fetch-transactions.contract';
import { publicOdds } from '@pavilion/contracts/home/public-odds.contract';
import { gameList } from '@pavilion/contracts/product/game-list.contract';
import { getHotGames } from '@pavilion/contracts/product/get-hot-games.contract';
import { top10winnerWithdrawal } from '@pavilion/contracts/settings/top10winner-withdrawal.contract';
import { queryOptions } from '@tanstack/react-query';
import { readBoot } from '../../core/boot.ts';
import { callQuery } from '../../core/query.ts';

/** Games of one row of the home page. */
export const gamesPerRow = 14;
const liveRefreshMs = 30_000;

const homeData = () => readBoot()?.homeData;

/** Gives a query the value the server wrote into the page, so that the first paint makes no call. */
function written<Value>(value: Value | undefined): { initialData?: { value: Value } } {
  return value === undefined ? {} : { initialData: { value } };
}

export const slidesQuery = () =>
  queryOptions({ ...callQuery(fetchSlide, {}), ...written(homeData()?.slides) });

export const announcementsQuery = () =>
  queryOptions({ ...callQuery(fetchAnnounment, {}), ...written(homeData()?.announcements) });

export const hotGamesQuery = () =>
  queryOptions({ ...callQuery(getHotGames, {}), ...written(homeData()?.hotGames) });

export type BuiltInList = 'featured' | 'popular' | 'new';

/** One of the site's own lists. */
export function listQuery(list: BuiltInList) {
  const boot = homeData();
  const value = { featured: boot?.featuredGames, popular: boot?.popularGames, new: boot?.newGames }[
    list
  ];
  const initialData = value && { value, total: value.length, next_cursor: null };
  return queryOptions({
    ...callQuery(gameList, { list, limit: gamesPerRow }),
    ...(initialData ? { initialData } : {}),
  });
}

/** The most popular games of a category by its wire name. */
export const categoryQuery = (game_type: string) =>
  callQuery(gameList, { game_type, sort: 'popular', limit: gamesPerRow });

export const oddsQuery = () =>
  queryOptions({ ...callQuery(publicOdds, {}), refetchInterval: liveRefreshMs });

export const winnersQuery = () =>
  queryOptions({ ...callQuery(top10winnerWithdrawal, {}), refetchInterval: liveRefreshMs });

export const transactionsQuery = () =>
  queryOptions({ ...callQuery(fetchTransactions, {}), refetchInterval: liveRefreshMs });
