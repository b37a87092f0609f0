import type { SlipLine } from '../features/sports/betslip/slip.types.ts';

/** A home win at evens, as a board gives it to the slip. */
export const sampleSelection = {
  selectionId: 'a',
  marketId: 'm',
  eventId: 'e',
  kind: '1x2',
  outcome: 'home',
  line: null,
  home: 'Home',
  away: 'Away',
  league: 'League',
  odds: '2.00',
} as const;

/** The same in the slip, for 10. */
export const sampleSlipLine: SlipLine = {
  ...sampleSelection,
  currentOdds: '2.00',
  isOpen: true,
  stake: '10',
};
