import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { bingoCardBuy } from '@pavilion/contracts/player/games/bingo-card-buy.contract';
import { bingoCardList } from '@pavilion/contracts/player/games/bingo-card-list.contract';
import { bingoDaub } from '@pavilion/contracts/player/games/bingo-daub.contract';
import { bingoGameGet } from '@pavilion/contracts/player/games/bingo-game-get.contract';
import { bingoGameList } from '@pavilion/contracts/player/games/bingo-game-list.contract';
import { bingoPurchaseList } from '@pavilion/contracts/player/games/bingo-purchase-list.contract';
import { bingoRoomList } from '@pavilion/contracts/player/games/bingo-room-list.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type CallArguments } from '../../../core/api.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery, pagedKey } from '../../../core/query.ts';
import { meFields, useUserStore } from '../../../core/stores/user.store.ts';
import { keepBingoDemo, useBingoPurse } from './bingo-purse.store.ts';

export type Room = CallResponse<typeof bingoRoomList>['value'][number];
export type Game = CallResponse<typeof bingoGameList>['value'][number];
export type GameDetail = CallResponse<typeof bingoGameGet>['value'];
export type Card = CallResponse<typeof bingoCardList>['value'][number];
export type Purchase = CallResponse<typeof bingoPurchaseList>['value'][number];
export type Variant = Room['variant'];

/** A game may have begun or ended without a word that this page heard. */
const roomsAgainMs = 15_000;
const listAgainMs = 60_000;

/** The rooms of the site. */
export const useRooms = () =>
  useQuery({ ...callQuery(bingoRoomList, {}), refetchInterval: roomsAgainMs });

/** Games to come and those that were played; of one room where one is named. */
export const useGames = (roomId?: string) =>
  useQuery({
    ...callQuery(bingoGameList, roomId === undefined ? {} : { room_id: roomId }),
    refetchInterval: listAgainMs,
    meta: { handled: true },
  });

/** What of a game says whose cards are in it. */
type HeldIn = Pick<Game, 'game_id' | 'play_money'>;

/** Of play money the cards are the purse's, else the player's. */
const holderFields = (isPlayMoney: boolean) => (isPlayMoney ? purseFields() : (meFields() ?? {}));

function purseFields(): { demo_id?: string } {
  const { demoId } = useBingoPurse.getState();
  return demoId === '' ? {} : { demo_id: demoId };
}

/** A purse that nobody used for a day is forgotten: the next purchase begins a new one. */
const isForgotten = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && thrown.code === 'demoNotFound';

const cardsKey = (gameId: string) => callKey(bingoCardList, { game_id: gameId });

type Cards = CallResponse<typeof bingoCardList>;

async function askForCards({ game_id, play_money }: HeldIn, signal: AbortSignal): Promise<Cards> {
  const asked = { ...holderFields(play_money), game_id };
  try {
    return await call(bingoCardList, asked, { signal, handled: true });
  } catch (thrown) {
    if (!isForgotten(thrown)) throw thrown;
    keepBingoDemo('');
    return { value: [] };
  }
}

/** The cards of the player, or of the purse of play money, in a game; none for a visitor. */
export const useCards = (game: HeldIn) => {
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const hasPurse = useBingoPurse(({ demoId }) => demoId !== '');
  return useQuery({
    queryKey: cardsKey(game.game_id),
    queryFn: ({ signal }) => askForCards(game, signal),
    enabled: game.play_money ? hasPurse : isSignedIn,
  });
};

/** The player's purchases, newest first, page by page. */
export const usePurchases = (isSignedIn: boolean) =>
  useInfiniteQuery({
    queryKey: pagedKey(bingoPurchaseList, {}),
    queryFn: ({ pageParam, signal }) =>
      call(bingoPurchaseList, pageParam === null ? {} : { cursor: pageParam }, {
        signal,
        handled: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled: isSignedIn,
  });

type Wanted = Pick<CallArguments<typeof bingoCardBuy>, 'count'>;

/** Buys for who holds the cards; a forgotten purse gives way to a new one. */
async function buyFor({ game_id, play_money }: HeldIn, { count }: Wanted, request_id: string) {
  const order = { game_id, count, request_id };
  const buy = () =>
    call(bingoCardBuy, { ...holderFields(play_money), ...order }, { handled: true });
  const bought = await buy().catch((thrown: unknown) => {
    if (!isForgotten(thrown)) throw thrown;
    keepBingoDemo('');
    return buy();
  });
  if (bought.demo_id) keepBingoDemo(bought.demo_id);
  return bought;
}

/**
 * Buys cards. The same wish keeps its request id until it is answered, so that trying again after a
 * lost answer buys nothing twice.
 */
export function useBuyCards(game: HeldIn, onBought: () => void) {
  const client = useQueryClient();
  const intent = useRef({ wish: '', requestId: '' });
  return useMutation({
    mutationFn: (wanted: Wanted) => {
      const wish = JSON.stringify([game.game_id, wanted]);
      if (intent.current.wish !== wish) intent.current = { wish, requestId: newId() };
      return buyFor(game, wanted, intent.current.requestId);
    },
    meta: { handled: true },
    onSuccess: () => {
      intent.current = { wish: '', requestId: '' };
      onBought();
    },
    onError: (thrown) => {
      // A refused wish is finished: the next try is a new one.
      if (thrown instanceof CallFailure && thrown.statusCode !== 0)
        intent.current = { wish: '', requestId: '' };
      handleThrown(thrown);
    },
    onSettled: () => {
      for (const contract of [bingoCardList, bingoRoomList, bingoGameGet, bingoPurchaseList])
        void client.invalidateQueries({ queryKey: [contract.path] });
    },
  });
}

/** Marks a number by hand; what is marked stands in the list of cards at once. */
export function useDaub(game: HeldIn) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: { card_id: string; number: number }) =>
      call(bingoDaub, { ...holderFields(game.play_money), ...mark }),
    onSuccess: ({ value: { daubed } }, { card_id: cardId }) => {
      client.setQueryData<Cards>(
        cardsKey(game.game_id),
        (known) =>
          known && {
            ...known,
            value: known.value.map((card) =>
              card.card_id === cardId ? { ...card, daubed } : card,
            ),
          },
      );
    },
  });
}
