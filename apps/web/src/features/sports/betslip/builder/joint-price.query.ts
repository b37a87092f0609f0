// chunk: alone
import { slipQuote } from '@pavilion/contracts/player/sports/slip-quote.contract';
import { useQuery } from '@tanstack/react-query';
import { matchQuery } from '../../../../common/sports/match-query.ts';
import { call } from '../../../../core/api.ts';
import { callKey } from '../../../../core/query.ts';
import { meFields, useUserStore } from '../../../../core/stores/user.store.ts';
import { sentLeg } from '../slip-leg.ts';
import { isOffMarket, movesOf, useAskOnMoves, type LegQuote } from '../slip-quote.query.ts';
import type { SlipPick } from '../slip.types.ts';
import { builderLine, fewestPicks } from './builder-line.ts';
import { useBuilderStore } from './builder.store.ts';

/** The picks of a match that are being put together, as its page has them now. */
export function usePresentPicks(eventId: string): SlipPick[] {
  const picks = useBuilderStore((state) => state.picks);
  const { data } = useQuery({ ...matchQuery(eventId), meta: { handled: true } });
  const markets = data?.event.markets;
  return picks
    .filter((pick) => pick.eventId === eventId)
    .map((pick) => {
      if (!markets) return pick;
      const market = markets.find(({ market_id }) => market_id === pick.marketId);
      const found = market?.selections.find((one) => one.selection_id === pick.selectionId);
      const odds = found?.odds ?? pick.odds;
      return { ...pick, odds, currentOdds: odds, isOpen: market?.status === 'open' && !!found };
    });
}

/** What is known of the price of some picks together. */
export interface JointPrice {
  /** The price; null while it is asked, and where the picks have none. */
  odds: string | null;
  /** Why they cannot be bet on together, a code of the error catalogue. */
  refusal: string | null;
  /** Why a pick cannot stand beside the others, by its selection. */
  refusals: ReadonlyMap<string, string>;
  isPending: boolean;
  /** Asks again, where no answer came; else null. */
  retry: (() => void) | null;
}

const refreshMs = 10_000;

/** Asks for the joint price, anew with every pick and with every price of theirs that moves. */
export function useJointPrice(picks: readonly SlipPick[]): JointPrice {
  const accountId = useUserStore((state) => state.user.account_id);
  const line = builderLine({ id: '', picks, odds: '' });
  const bets = [{ bet_type: 'single' as const, legs: [sentLeg(line, '')] }];
  const moves = movesOf([line]);
  const query = useQuery({
    queryKey: [...callKey(slipQuote), accountId, bets],
    queryFn: async ({ signal }) => {
      const told = await call(slipQuote, { ...meFields(), bets }, { signal, handled: true });
      return { leg: told.bets?.[0]?.legs[0] ?? null, moves };
    },
    enabled: picks.length >= fewestPicks,
    refetchInterval: refreshMs,
    staleTime: 0,
    meta: { handled: true },
  });
  useAskOnMoves(query, moves);
  const leg = query.data?.leg ?? null;
  const refusals = refusalsOf(leg);
  const isFree = leg !== null && leg.refusal === null && refusals.size === 0;
  return {
    odds: isFree && leg.state === 'open' ? leg.odds : null,
    refusal: leg?.refusal ?? null,
    refusals,
    isPending: query.isPending,
    retry: query.isError && !query.data ? () => void query.refetch() : null,
  };
}

/** Why picks of a builder cannot stand, by selection; what takes no bets now is said elsewhere. */
export function refusalsOf(leg: Pick<LegQuote, 'picks'> | null): ReadonlyMap<string, string> {
  const refused = (leg?.picks ?? []).flatMap(({ selection_id: id, refusal }) =>
    refusal === null || isOffMarket({ refusal }) ? [] : [[id, refusal] as const],
  );
  return new Map(refused);
}
