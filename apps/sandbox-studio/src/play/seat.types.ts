import type { authenticate, ProviderResponse } from '@pavilion/contracts/provider';
import type { JurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { StakeLimits } from '@pavilion/games';
import type { Purse } from './purse.ts';

type Authenticated = ProviderResponse<typeof authenticate>;

/** A player with his purse, whatever he plays. */
export interface Seat {
  mode: 'real' | 'demo';
  currency: string;
  exponent: number;
  bounds: StakeLimits;
  purse: Purse;
  /** What the place of the site lets a game do. */
  rules: JurisdictionFlags;
  /** Alias and session at the wallet; null with play money. */
  wallet: { player: string; session: string } | null;
}

export interface TakenSeat {
  seat: Seat;
  /** Where the page's buttons lead. */
  links: { lobby: string; deposit: string; history: string };
  /** What the wallet holds open of this player's game. */
  openRounds: Authenticated['openRounds'];
  /** Rounds it pays for, the first to end first. */
  freeRounds: NonNullable<Authenticated['freeRounds']>;
}
