import {
  chancesOf,
  fairProbability,
  marketType,
  type Market,
  type MarketRef,
} from '@pavilion/sports';
import type { DemoMatch } from './demo-schedule.ts';
import { demoModel, demoStateAt } from './demo-state.ts';

/** What a trader knows of a demo match at a moment. */
export interface DemoTrade {
  phase: 'upcoming' | 'live' | 'over';
  /** Its markets take no bets at this moment. */
  isStopped: boolean;
  /** Chances of a market's outcomes without any margin; empty where the model gives none. */
  chancesOf: (market: MarketRef) => readonly OutcomeChance[];
}

export interface OutcomeChance {
  outcome: string;
  /** From 0 to 1. */
  chance: number;
}

/** What is known of a match at a moment; follows from its seed and the time alone. */
export function demoTradeAt(demo: DemoMatch, at: Date): DemoTrade {
  const state = demoStateAt(demo, at);
  const { phase, stop } = state;
  const isBefore = phase === 'not-started';
  return {
    phase: isBefore ? 'upcoming' : phase === 'finished' ? 'over' : 'live',
    isStopped: stop !== null,
    chancesOf(ref) {
      const market = marketOf(ref);
      if (market === null || typeof market.type.outcomes === 'string') return [];
      const model = demoModel(demo, state);
      return market.type.outcomes.flatMap((outcome) => {
        const chances = chancesOf(model, market, outcome);
        return chances === null ? [] : [{ outcome, chance: fairProbability(chances) }];
      });
    },
  };
}

function marketOf({ kind, lineQuarters, param }: MarketRef): Market | null {
  const type = marketType('football', kind);
  return type && { type, lineQuarters, param: param ?? null };
}
