import { fetchSlide } from '@pavilion/contracts/player/site/fetch-slide.contract';
import { fetchTransactions } from '@pavilion/contracts/player/site/fetch-transactions.contract';
import { gameList } from '@pavilion/contracts/player/games/game-list.contract';
import { top10winnerWithdrawal } from '@pavilion/contracts/player/site/top10winner-withdrawal.contract';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../core/query.ts';

/** Games of one row of the home page. */
export const gamesPerRow = 14;
const liveRefreshMs = 30_000;

export const slidesQuery = () => callQuery(fetchSlide, {});

/** Games of the site's own lists on the home page (specification, point 9). */
export const listLengths = { hot: 15, featured: 10, popular: 6, new: 6 } as const;
type BuiltInList = keyof typeof listLengths;

/** One of the site's own lists. */
export const listQuery = (list: BuiltInList) =>
  callQuery(gameList, { list, limit: listLengths[list] });

/** The most popular games of a category by its wire name. */
export const categoryQuery = (game_type: string) =>
  callQuery(gameList, { game_type, sort: 'popular', limit: gamesPerRow });

export const winnersQuery = () =>
  queryOptions({ ...callQuery(top10winnerWithdrawal, {}), refetchInterval: liveRefreshMs });

export const transactionsQuery = () =>
  queryOptions({ ...callQuery(fetchTransactions, {}), refetchInterval: liveRefreshMs });
