import type { StudioConfig } from './config/config.ts';
import type { Jackpots } from './jackpots/jackpots.ts';
import type { GrantBook } from './play/grant-book.ts';
import type { RoundBook } from './play/hand-round.ts';
import type { KeptRounds } from './play/kept-rounds.ts';
import type { PlaySession, SessionStore } from './play/play-session.ts';
import type { StudioPorts } from './ports.ts';
import type { BetBook } from './sports/bet-book.ts';
import type { SportsSession } from './sports/sports-session.ts';
import type { Debts } from './wallet/debts.ts';
import type { Faults } from './wallet/faults.ts';
import type { TransactionBook } from './wallet/transaction-book.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

/** Everything the studio's parts share. */
export interface Studio extends StudioPorts {
  config: StudioConfig;
  wallet: WalletClient;
  book: TransactionBook;
  debts: Debts;
  faults(): Faults;
  sessions: SessionStore<PlaySession>;
  sportsSessions: SessionStore<SportsSession>;
  bets: BetBook;
  rounds: RoundBook;
  kept: KeptRounds;
  grants: GrantBook;
  jackpots: Jackpots;
  /** What all rounds of this process are dealt from. */
  seed: string;
  /**
   * What all matches are played from: the same after a restart, so that bets on them end as they
   * must.
   */
  matchSeed: string;
  startedAt: Date;
}
