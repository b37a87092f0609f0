import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import type { PlayDesk } from '../play/play-desk.types.ts';
import type { PlayStore } from '../play/play-store.ts';
import type { RoundRecord } from '../../game-info.ts';

/**
 * A table that can be left to play by itself. It does nothing that a finger could not: stake, bet,
 * wait for the result.
 */
export interface AutoTable {
  stake(): string;
  setStake(stake: string): void;
  /** What there is to stake now. */
  balance(): string;
  /**
   * Plays one round with the stake that stands; null when no bet was taken. `signal` ends the wait
   * for a round, never a round.
   */
  play(signal: AbortSignal): Promise<RoundRecord | null>;
}

/** What the player has to stake; with play money a purse says it. */
export const ownedOr = (purse: string | null): string =>
  purse ?? stakeableOf(useUserStore.getState());

/** A table whose rounds are the player's own. */
export function ownTable(store: PlayStore, { mode }: PlayDesk): AutoTable {
  return {
    stake: () => store.getState().stake,
    setStake: store.setStake,
    balance: () => ownedOr(mode === 'demo' ? (store.getState().balance ?? '0') : null),
    play: async () => ((await store.play()) ? store.getState().round : null),
  };
}
