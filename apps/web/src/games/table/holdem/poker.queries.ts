import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { pokerAct } from '@pavilion/contracts/player/games/poker-act.contract';
import { pokerCards } from '@pavilion/contracts/player/games/poker-cards.contract';
import { pokerHandGet } from '@pavilion/contracts/player/games/poker-hand-get.contract';
import { pokerHandList } from '@pavilion/contracts/player/games/poker-hand-list.contract';
import { pokerLeave } from '@pavilion/contracts/player/games/poker-leave.contract';
import { pokerRebuy } from '@pavilion/contracts/player/games/poker-rebuy.contract';
import { pokerReport } from '@pavilion/contracts/player/games/poker-report.contract';
import { pokerSeatsMine } from '@pavilion/contracts/player/games/poker-seats-mine.contract';
import { pokerShow } from '@pavilion/contracts/player/games/poker-show.contract';
import { pokerSit } from '@pavilion/contracts/player/games/poker-sit.contract';
import { pokerSitIn } from '@pavilion/contracts/player/games/poker-sit-in.contract';
import { pokerSitOut } from '@pavilion/contracts/player/games/poker-sit-out.contract';
import { pokerTableList } from '@pavilion/contracts/player/games/poker-table-list.contract';
import { pokerTableState } from '@pavilion/contracts/player/games/poker-table-state.contract';
import { pokerWait } from '@pavilion/contracts/player/games/poker-wait.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { meFields, useUserStore } from '../../../core/stores/user.store.ts';
import { newCutSeed, promiseOf } from './cut-seed.ts';
import { keepDemo, keepSeed, usePokerPurse } from './poker-purse.store.ts';

export type PokerTable = CallResponse<typeof pokerTableList>['value'][number];
export type TableState = CallResponse<typeof pokerTableState>;
export type PlayedHand = NonNullable<TableState['hand']>;
export type TableSeat = TableState['seats'][number];
export type MySeat = CallResponse<typeof pokerSeatsMine>['value'][number];
export type Legal = NonNullable<MySeat['legal']>;
export type HandHistory = CallResponse<typeof pokerHandGet>['value'];
export type Action = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all_in';

/** News tell of changes; this is for news that got lost. */
const lookEveryMs = 5_000;
const listEveryMs = 10_000;

/**
 * Who asks: the player where somebody is signed in, and the purse of play money where there is one.
 */
export function holderFields() {
  const { demoId } = usePokerPurse.getState();
  return { ...meFields(), ...(demoId === '' ? {} : { demo_id: demoId }) };
}

export const useTables = () =>
  useQuery({ ...callQuery(pokerTableList, {}), refetchInterval: listEveryMs });

export const useTable = (tableId: string) =>
  useQuery({
    ...callQuery(pokerTableState, { table_id: tableId }),
    refetchInterval: lookEveryMs,
    meta: { handled: true },
  });

/** Tables at which one sits or waits; nobody's without account and purse. */
export function useMySeats() {
  const accountId = useUserStore(({ user }) => user.account_id);
  const demoId = usePokerPurse((purse) => purse.demoId);
  return useQuery({
    queryKey: [pokerSeatsMine.path, accountId, demoId],
    queryFn: ({ signal }) => call(pokerSeatsMine, holderFields(), { signal, handled: true }),
    enabled: accountId !== '' || demoId !== '',
    refetchInterval: lookEveryMs,
    meta: { handled: true },
  });
}

/** One's own cards of a hand; asked for once they are dealt. */
export const useOwnCards = (tableId: string, handNo: number | null) =>
  useQuery({
    queryKey: [pokerCards.path, tableId, handNo],
    queryFn: () =>
      call(
        pokerCards,
        { ...holderFields(), table_id: tableId, hand_no: handNo ?? 0 },
        { handled: true },
      ),
    enabled: handNo !== null,
    staleTime: Infinity,
    meta: { handled: true },
  });

/** Reads a table and one's seats anew. */
export function useRefreshTable(tableId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: callKey(pokerTableState, { table_id: tableId }) }),
      client.invalidateQueries({ queryKey: callKey(pokerSeatsMine) }),
    ]);
}

/** Takes a seat; the seed that is promised with it stays in this browser. */
export function useSit(tableId: string) {
  const refresh = useRefreshTable(tableId);
  return useMutation({
    mutationFn: async ({ seat, buyIn }: { seat: number | null; buyIn: string }) => {
      const seed = newCutSeed();
      const answer = await call(
        pokerSit,
        {
          ...holderFields(),
          ...(seat === null ? {} : { seat }),
          table_id: tableId,
          buy_in: buyIn,
          commit: promiseOf(seed),
          request_id: newId(),
        },
        { handled: true },
      );
      keepSeed(tableId, seed);
      if (answer.demo_id) keepDemo(answer.demo_id);
      return answer;
    },
    onSettled: refresh,
    meta: { handled: true },
  });
}

type SeatChange = 'leave' | 'sit_out' | 'sit_in' | 'take_over' | 'wait' | 'stop_waiting';

/** Buys more chips. */
export function useRebuy(tableId: string) {
  const refresh = useRefreshTable(tableId);
  return useMutation({
    mutationFn: (amount: string) =>
      call(
        pokerRebuy,
        { ...holderFields(), table_id: tableId, amount, request_id: newId() },
        { handled: true },
      ),
    onSettled: refresh,
    meta: { handled: true },
  });
}

/** Everything else that is done with a seat. */
export function useChangeSeat(tableId: string) {
  const refresh = useRefreshTable(tableId);
  return useMutation({
    mutationFn: (change: SeatChange) => changeSeat(tableId, change),
    onSettled: refresh,
  });
}

function changeSeat(tableId: string, change: SeatChange): Promise<unknown> {
  const of = { ...holderFields(), table_id: tableId };
  switch (change) {
    case 'leave':
      return call(pokerLeave, { ...of, request_id: newId() }, { handled: true });
    case 'sit_out':
      return call(pokerSitOut, of, { handled: true });
    case 'sit_in':
    case 'take_over': {
      const seed = newCutSeed();
      keepSeed(tableId, seed);
      const promise = { post: true, commit: promiseOf(seed), takeover: change === 'take_over' };
      return call(pokerSitIn, { ...of, ...promise }, { handled: true });
    }
    case 'wait':
    case 'stop_waiting':
      return call(pokerWait, { ...of, stop: change === 'stop_waiting' }, { handled: true });
  }
}

/** Acts at one's turn. Who was too late is told by the table itself. */
export function useAct(tableId: string) {
  const refresh = useRefreshTable(tableId);
  return useMutation({
    mutationFn: ({ hand, ...move }: { hand: PlayedHand; action: Action; amount?: string }) =>
      call(
        pokerAct,
        {
          ...holderFields(),
          ...move,
          ...{ table_id: tableId, hand_no: hand.hand_no, step: hand.step, request_id: newId() },
        },
        { handled: true },
      ).catch((thrown: unknown) => {
        if (!(thrown instanceof CallFailure) || thrown.code !== 'notYourTurn') throw thrown;
        return null;
      }),
    onSettled: refresh,
  });
}

export function useShow(tableId: string) {
  const refresh = useRefreshTable(tableId);
  return useMutation({
    mutationFn: ({ handNo, cards }: { handNo: number; cards: number[] }) =>
      call(
        pokerShow,
        { ...holderFields(), table_id: tableId, hand_no: handNo, cards },
        { handled: true },
      ),
    onSettled: refresh,
  });
}

export const useReport = (tableId: string) =>
  useMutation({
    mutationFn: ({ seat, reason }: { seat: number; reason: string }) =>
      call(pokerReport, { table_id: tableId, seat, reason }, { handled: true }),
  });

export const useHands = (isSignedIn: boolean) =>
  useQuery({ ...callQuery(pokerHandList, {}), enabled: isSignedIn });

export const useHand = (handId: string | null) =>
  useQuery({
    queryKey: [pokerHandGet.path, handId],
    queryFn: () =>
      call(pokerHandGet, { ...holderFields(), hand_id: handId ?? '' }, { handled: true }),
    enabled: handId !== null,
    staleTime: Infinity,
    meta: { handled: true },
  });
