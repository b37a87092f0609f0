// chunk: alone
import type { CallResponse } from '@pavilion/contracts/define-call';
import { slipQuote } from '@pavilion/contracts/player/sports/slip-quote.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../core/api.ts';
import { callKey } from '../../../core/query.ts';
import { meFields, useUserStore } from '../../../core/stores/user.store.ts';
import { noteCurrentPrice } from './betslip.store.ts';
import { noteTerms } from './each-way.store.ts';
import { sentLeg } from './slip-leg.ts';
import type { BetMode, SlipLine, SlipPick } from './slip.types.ts';

export type BetQuote = NonNullable<CallResponse<typeof slipQuote>['bets']>[number];
export type LegQuote = BetQuote['legs'][number];
export type OfferedVoucher = BetQuote['vouchers'][number];

/** What the server would take of one line alone. */
export interface SlipQuote {
  selection_id: string;
  min_stake: string;
  max_stake: string;
  /** Why no stake is accepted now, else null. */
  refusal: string | null;
  vouchers: readonly OfferedVoucher[];
}

/** What the server says of the slip as it is; nothing while it is asked for the first time. */
export interface SlipAnswer {
  /** By selection: of single bets each alone. */
  singles: ReadonlyMap<string, SlipQuote>;
  /** The one bet of all selections. */
  combined: BetQuote | null;
  /** By selection: how its leg stands. */
  legs: ReadonlyMap<string, LegQuote>;
  /** How long the slip will wait, in seconds; 0 where nothing is in play. */
  delaySeconds: number;
}

interface AskedSlip {
  mode: BetMode;
  lines: readonly SlipLine[];
  sizes: readonly number[];
  /** Numbers from 0. */
  bankers: readonly number[];
  /** Of the one bet of all selections. */
  isEachWay: boolean;
}

const refreshMs = 10_000;
/** As many bets as a slip has. */
export const maxBets = 20;

/** Asks for present prices and, for a player, the stakes that will really be accepted. */
export function useSlipQuote(asked: AskedSlip): SlipAnswer {
  const accountId = useUserStore((state) => state.user.account_id);
  const bets = questionsOf(asked);
  const ids = asked.lines.map(({ selectionId }) => selectionId);
  const moves = movesOf(asked.lines);
  const query = useQuery({
    queryKey: [...callKey(slipQuote), accountId, bets],
    queryFn: async ({ signal }): Promise<ToldSlip> => {
      const told = await call(slipQuote, { ...meFields(), bets }, { signal, handled: true });
      return { mode: asked.mode, ids, bets: told.bets ?? [], moves };
    },
    enabled: bets.length > 0,
    refetchInterval: refreshMs,
    staleTime: 0,
    placeholderData: (previous) => previous,
    meta: { handled: true },
  });
  const told = query.data;
  useAskOnMoves(query, moves);
  useEffect(() => {
    const { legs } = told ? answerOf(told) : nothingTold;
    for (const [id, { odds, state, place_terms: terms }] of legs) {
      noteCurrentPrice(id, odds, state === 'open');
      noteTerms(id, terms);
    }
  }, [told]);
  if (told?.mode !== asked.mode) return nothingTold;
  // What a guest could stake is not known: the prices alone are told.
  return accountId === '' ? { ...nothingTold, legs: answerOf(told).legs } : answerOf(told);
}

/** How the picks of builders stand: their joint price only the server knows. */
export const movesOf = (lines: readonly SlipLine[]): string =>
  lines.flatMap(({ builder }) => (builder?.picks ?? []).map(priceState)).join();

const priceState = ({ currentOdds, isOpen }: SlipPick): string =>
  isOpen ? currentOdds : `${currentOdds} stopped`;

interface AskedQuery {
  data: { moves: string } | undefined;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Asks anew where a pick has moved since it was asked, one question at a time: in play prices move
 * faster than they can be answered.
 */
export function useAskOnMoves({ data, isFetching, refetch }: AskedQuery, moves: string): void {
  const isOld = data !== undefined && data.moves !== moves;
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);
}

/** An answer beside what was asked: the slip may be another by now. */
interface ToldSlip {
  mode: BetMode;
  ids: readonly string[];
  bets: readonly BetQuote[];
  /** How picks of builders stood when it was asked. */
  moves: string;
}

const nothingTold: SlipAnswer = {
  singles: new Map(),
  combined: null,
  legs: new Map(),
  delaySeconds: 0,
};

function questionsOf({ mode, lines, sizes, bankers, isEachWay }: AskedSlip) {
  const legs = lines.map((line) => sentLeg(line, line.odds));
  if (mode === 'single') {
    return lines.slice(0, maxBets).map((line, index) => ({
      bet_type: mode,
      legs: legs.slice(index, index + 1),
      ...(line.isEachWay === true && { each_way: true }),
      ...(line.voucher && { voucher_id: line.voucher.id }),
    }));
  }
  const system = mode === 'system' ? { sizes: [...sizes], bankers: [...bankers] } : {};
  return [{ bet_type: mode, legs, ...system, ...(isEachWay && { each_way: true }) }];
}

function answerOf({ mode, ids, bets }: ToldSlip): SlipAnswer {
  const delaySeconds = Math.max(0, ...bets.map((bet) => bet.delay_seconds));
  if (mode !== 'single') {
    const [combined = null] = bets;
    const legs = (combined?.legs ?? []).map((leg) => [ids[leg.leg_no] ?? '', leg] as const);
    return { singles: new Map(), combined, legs: new Map(legs), delaySeconds };
  }
  const named = bets.map((bet, index) => [ids[index] ?? '', bet] as const);
  return {
    singles: new Map(named.map(([id, bet]) => [id, singleOf(id, bet)])),
    combined: null,
    legs: new Map(named.flatMap(([id, bet]) => bet.legs.map((leg) => [id, leg] as const))),
    delaySeconds,
  };
}

const singleOf = (selection_id: string, bet: BetQuote): SlipQuote => ({
  selection_id,
  min_stake: bet.min_unit_stake,
  max_stake: bet.max_unit_stake,
  refusal: bet.refusal,
  vouchers: bet.vouchers,
});

const offMarket = ['selectionNotFound', 'eventStarted', 'marketClosed', 'marketSuspended'];

/**
 * True when the selection itself takes no bets; else a refusal is about this player's money or
 * limits.
 */
export const isOffMarket = ({ refusal }: { refusal: string | null }): boolean =>
  refusal !== null && offMarket.includes(refusal);
