import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { lotteryDrawGet } from '@pavilion/contracts/player/games/lottery-draw-get.contract';
import { lotteryDrawList } from '@pavilion/contracts/player/games/lottery-draw-list.contract';
import { lotteryResults } from '@pavilion/contracts/player/games/lottery-results.contract';
import { lotterySubscribe } from '@pavilion/contracts/player/games/lottery-subscribe.contract';
import { lotterySubscriptionEnd } from '@pavilion/contracts/player/games/lottery-subscription-end.contract';
import { lotterySubscriptionList } from '@pavilion/contracts/player/games/lottery-subscription-list.contract';
import { lotteryTicketBuy } from '@pavilion/contracts/player/games/lottery-ticket-buy.contract';
import { lotteryTicketCheck } from '@pavilion/contracts/player/games/lottery-ticket-check.contract';
import { lotteryTicketGet } from '@pavilion/contracts/player/games/lottery-ticket-get.contract';
import { lotteryTicketList } from '@pavilion/contracts/player/games/lottery-ticket-list.contract';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type CallArguments } from '../../../core/api.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery, pagedKey } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

export type Draw = CallResponse<typeof lotteryDrawList>['value'][number];
export type DrawDetail = CallResponse<typeof lotteryDrawGet>['value'];
export type LotteryTicket = CallResponse<typeof lotteryTicketList>['value'][number];
export type Subscription = CallResponse<typeof lotterySubscriptionList>['value'][number];
export type LotteryGame = Draw['game'];

const houseProvider = 'PAVILION';
/** Sales by now are no news of their own: they are asked for again now and then. */
const againMs = 30_000;

/** Draws of the site, those to come first. */
export const useDraws = () =>
  useQuery({ ...callQuery(lotteryDrawList, {}), refetchInterval: againMs });

/** A draw with what it can be checked by; told when it goes on. */
export function useDraw(drawId: string, game: LotteryGame | undefined) {
  const client = useQueryClient();
  const query = { ...callQuery(lotteryDrawGet, { draw_id: drawId }), meta: { handled: true } };
  const asked = useQuery({ ...query, refetchInterval: againMs });
  const topic = game === undefined ? null : (`round:${houseProvider}:${game}` as const);
  useTopic(topic, {
    'round.changed': () => void client.invalidateQueries({ queryKey: [lotteryDrawGet.path] }),
  });
  return asked;
}

/** The player's tickets, newest first, page by page. */
export const useLotteryTickets = (isSignedIn: boolean) =>
  useInfiniteQuery({
    queryKey: pagedKey(lotteryTicketList, {}),
    queryFn: ({ pageParam, signal }) =>
      call(lotteryTicketList, pageParam === null ? {} : { cursor: pageParam }, {
        signal,
        handled: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled: isSignedIn,
  });

/** A ticket with its proof, asked for when somebody wants to see it. */
export const useTicketProof = () =>
  useMutation({
    mutationFn: (ticketId: string) => call(lotteryTicketGet, { ticket_id: ticketId }),
  });

export const useTicketCheck = () =>
  useMutation({
    mutationFn: (asked: { draw_id: string; leaf_text: string }) => call(lotteryTicketCheck, asked),
  });

/** Settled draws of a lottery, newest first, page by page. */
export const useResults = (game: LotteryGame, number: string) =>
  useInfiniteQuery({
    queryKey: pagedKey(lotteryResults, { game, number }),
    queryFn: ({ pageParam, signal }) =>
      call(
        lotteryResults,
        {
          game,
          ...(number === '' ? {} : { number }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { signal, handled: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const useSubscriptions = (isSignedIn: boolean) =>
  useQuery({ ...callQuery(lotterySubscriptionList, {}), enabled: isSignedIn });

export function useEndSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(lotterySubscriptionEnd, { subscription_id: id }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(lotterySubscriptionList) }),
  });
}

function refreshTickets(client: QueryClient): void {
  for (const contract of [lotteryTicketList, lotteryDrawList, lotteryDrawGet])
    void client.invalidateQueries({ queryKey: [contract.path] });
}

type Wanted = Omit<CallArguments<typeof lotteryTicketBuy>, 'request_id'>;

/**
 * Buys tickets. The same wish keeps its request id until it is answered, so that trying again after
 * a lost answer buys nothing twice. `soldOut` is told what the server said of the number that does
 * not take its line.
 */
export function useBuyTickets(on: { bought: () => void; soldOut: (detail: string) => void }) {
  const client = useQueryClient();
  const intent = useRef({ wish: '', requestId: '' });
  return useMutation({
    mutationFn: (wanted: Wanted) => {
      const wish = JSON.stringify(wanted);
      if (intent.current.wish !== wish) intent.current = { wish, requestId: newId() };
      const request = { ...wanted, request_id: intent.current.requestId };
      return call(lotteryTicketBuy, request, { handled: true });
    },
    meta: { handled: true },
    onSuccess: () => {
      intent.current = { wish: '', requestId: '' };
      refreshTickets(client);
      on.bought();
    },
    onError: (thrown) => {
      const isAnswered = thrown instanceof CallFailure && thrown.statusCode !== 0;
      // A refused wish is finished: the next try is a new one.
      if (isAnswered) intent.current = { wish: '', requestId: '' };
      if (isAnswered && thrown.code === 'soldOut' && thrown.statusDetail)
        on.soldOut(thrown.statusDetail);
      else handleThrown(thrown);
    },
  });
}

type Subscribed = Omit<CallArguments<typeof lotterySubscribe>, 'request_id'>;

export function useSubscribe(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Subscribed) => call(lotterySubscribe, { ...wanted, request_id: newId() }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: callKey(lotterySubscriptionList) });
      onDone();
    },
  });
}
