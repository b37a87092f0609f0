import { betShare } from '@pavilion/contracts/player/sports/bet-share.contract';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { call, callerPorts } from '../../../core/api.ts';

/** A bet as others see it. */
export interface SharedBet {
  /** Of the picture, on this site. */
  address: string;
  picture: Blob;
  /** What stands on it. */
  words: readonly string[];
  /** The way to its picks. */
  url: string;
  expiresAt: string;
}

/**
 * Shares a bet and fetches its picture, in the page's language. One with amounts never stands in
 * for one without.
 */
export function useSharedBet(betId: string, hasStake: boolean) {
  const tag = useLanguageTag();
  return useQuery({
    queryKey: [betShare.path, betId, hasStake, tag],
    queryFn: async ({ signal }): Promise<SharedBet> => {
      const asked = { bet_id: betId, has_stake: hasStake };
      const told = await call(betShare, asked, { signal, handled: true });
      // A site has several hosts, and a page shows pictures of its own alone.
      const address = new URL(told.picture_url).pathname;
      const answer = await callerPorts.fetch(address, { signal });
      if (!answer.ok) throw new Error(`no picture of a bet: ${answer.status}`);
      const { words, url, expires_at: expiresAt } = told;
      return { address, picture: await answer.blob(), words, url, expiresAt };
    },
    retry: false,
    meta: { handled: true },
  });
}
