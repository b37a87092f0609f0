/** One selection in the slip, with what is needed to show it without asking again. */
export interface SlipLine {
  selectionId: string;
  marketId: string;
  eventId: string;
  kind: '1x2' | 'total' | 'asian-handicap';
  outcome: 'home' | 'draw' | 'away' | 'over' | 'under';
  line: string | null;
  home: string;
  away: string;
  league: string;
  /** Price the player has agreed to, as on the wire. */
  odds: string;
  /** Price now; differs from `odds` until the player accepts the change. */
  currentOdds: string;
  /** False while the market is suspended or closed. */
  isOpen: boolean;
  /** What the player typed, in major units. */
  stake: string;
}

export type OddsChange = 'none' | 'better' | 'any';

/** An accepted bet beside the line it came from: agreed odds, stake and possible payout as on the wire, the score if it was in play. */
export interface PlacedBet {
  betId: string;
  line: SlipLine;
  odds: string;
  stake: string;
  payout: string;
  score: string | null;
}

/** What was accepted last, shown until the player goes on. */
export interface PlacedSlip {
  currency: string;
  bets: PlacedBet[];
}

/** Bets as they were sent, and by whom. */
export interface SentSlip {
  accountId: string;
  oddsChange: OddsChange;
  lines: SlipLine[];
}
