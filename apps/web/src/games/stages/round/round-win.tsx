import { useFormat } from '@pavilion/i18n/react';
import { useEffect, useState } from 'react';
import type { RoundRecord } from '../../game-info.ts';
import { ShownWin, tierOf } from '../play/win-figure.tsx';
import { minorOf, netOf } from './net-of.ts';
import type { RoundRoom, RoundRoomState } from './round-room.ts';

/** Bets of one's own that were open before and have won, net of what they held. */
export function newlyWon(
  now: Pick<RoundRoomState, 'own'>,
  before: Pick<RoundRoomState, 'own'>,
  stakesHeld: number,
): readonly RoundRecord[] {
  const wasOpen = (id: string): boolean =>
    before.own.some(({ round_id, state }) => round_id === id && state === 'open');
  return now.own.filter(
    (bet) => bet.state !== 'open' && wasOpen(bet.round_id) && netOf(bet, stakesHeld) > 0n,
  );
}

/**
 * Bets that won at the same moment as one win (minor units): a line over the picture has no room
 * for two.
 */
export function winOf(bets: readonly RoundRecord[]) {
  const sumOf = (field: 'payout' | 'stake'): bigint =>
    bets.reduce((sum, bet) => sum + minorOf(bet[field], bet.currency), 0n);
  const [multiplier = null, ...others] = new Set(bets.map((bet) => bet.multiplier));
  return {
    key: bets.map(({ round_id }) => round_id).join(' '),
    payoutMinor: sumOf('payout'),
    stakeMinor: sumOf('stake'),
    /** Null where they left at different ones. */
    multiplier: others.length === 0 ? multiplier : null,
  };
}

/**
 * What one's own bets on a shared round have won, over the picture; small while another is still at
 * stake there.
 */
export function RoundWin({ room, stakesHeld }: { room: RoundRoom; stakesHeld: number }) {
  const format = useFormat();
  const [won, setWon] = useState<{ bets: readonly RoundRecord[]; isLast: boolean } | null>(null);
  useEffect(
    () =>
      room.subscribe((now, before) => {
        const bets = newlyWon(now, before, stakesHeld);
        if (bets.length > 0)
          setWon({ bets, isLast: now.own.every(({ state }) => state !== 'open') });
      }),
    [room, stakesHeld],
  );
  const currency = won?.bets[0]?.currency;
  if (!won || currency === undefined) return null;
  const { key, payoutMinor, stakeMinor, multiplier } = winOf(won.bets);
  const isHeld = stakesHeld > 1;
  const times = Number(payoutMinor) / Number(stakeMinor) - stakesHeld + 1;
  return (
    <ShownWin
      key={key}
      tier={won.isLast ? tierOf(times) : 'small'}
      multiplier={isHeld || multiplier === null ? null : `${multiplier}×`}
      amount={format.money(
        isHeld ? payoutMinor - stakeMinor * BigInt(stakesHeld) : payoutMinor,
        currency,
        isHeld ? { sign: 'always' } : {},
      )}
    />
  );
}
