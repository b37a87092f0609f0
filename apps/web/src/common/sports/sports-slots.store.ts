// chunk: calls
import type { CallResponse } from '@pavilion/contracts/define-call';
import type { publicOdds } from '@pavilion/contracts/player/sports/public-odds.contract';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { servable } from '@pavilion/web-core/stores/servable';

export type SportsEvent = CallResponse<typeof publicOdds>['value'][number];

export interface LeagueMatchesProps {
  events: SportsEvent[];
  /** So many of them are drawn before the visitor comes near the others, whose room is kept. */
  drawnAtFirst: number;
}

/**
 * What the sportsbook and the bet slip put into the page's frame. A site without sports never loads
 * them, and the frame then has none of it.
 */
export interface SportsSlots {
  /** Selections in the bet slip. */
  slipCount: number;
  openSlip: () => void;
  /** Bets of the player that were settled and not looked at since. */
  settledCount: number;
  /** True while the player has it open. */
  isSlipOpen: boolean;
  /** The bet slip, for the column beside the page; closable where it does not always stand. */
  SlipColumn: ComponentType<{ isClosable: boolean }> | null;
  /** Chooser of the odds format. */
  OddsFormatChooser: ComponentType | null;
  /** Price buttons of an event's main market. */
  MatchPrices: ComponentType<{ event: SportsEvent }> | null;
  /** Board of leagues and matches for the home page. */
  SportsBoard: ComponentType | null;
  /** Matches of one league, for lobbies that arrange leagues themselves. */
  LeagueMatches: ComponentType<LeagueMatchesProps> | null;
  /**
   * Shows nothing and keeps the matches of the page in step with the server; one of it beside
   * `LeagueMatches`.
   */
  LivePrices: ComponentType | null;
}

export const useSportsSlots = create<SportsSlots>()(
  servable((): SportsSlots => ({
    slipCount: 0,
    openSlip: () => undefined,
    settledCount: 0,
    isSlipOpen: false,
    SlipColumn: null,
    OddsFormatChooser: null,
    MatchPrices: null,
    SportsBoard: null,
    LeagueMatches: null,
    LivePrices: null,
  })),
);

/** Sets some of the slots; the others stay. */
export function provideSports(slots: Partial<SportsSlots>): void {
  useSportsSlots.setState(slots);
}
