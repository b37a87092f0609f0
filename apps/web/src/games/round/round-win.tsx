import { useFormat } from '@pavilion/i18n/react';
import { useEffect, useState } from 'react';
import type { RoundRecord } from '../game-view.ts';
import { ShownWin, tierOf } from '../stage/win-figure.tsx';
import { netOf } from './net-of.ts';
import type { RoundRoom, RoundRoomState } from './round-room.ts';

/** A bet of one's own that was open before and has won, net of what it held; null: none. */
export function newlyWon(
  now: Pick<RoundRoomState, 'own'>,
  before: Pick<RoundRoomState, 'own'>,
  stakesHeld: number,
): RoundRecord | null {
  const wasOpen = (id: string): boolean =>
    before.own.some(({ round_id, state }) => round_id === id && state === 'open');
  const won = now.own.find(
    (bet) => bet.state !== 'open' && wasOpen(bet.round_id) && netOf(bet, stakesHeld) > 0n,
  );
  return won ?? null;
}

/** What a bet of one's own on a shared round has won, over the picture; small while another is still at stake there. */
export function RoundWin({ room, stakesHeld }: { room: RoundRoom; stakesHeld: number }) {
  const format = useFormat();
  const [won, setWon] = useState<{ bet: RoundRecord; isLast: boolean } | null>(null);
  useEffect(
    () =>
      room.subscribe((now, before) => {
        const bet = newlyWon(now, before, stakesHeld);
        if (bet) setWon({ bet, isLast: now.own.every(({ state }) => state !== 'open') });
      }),
    [room, stakesHeld],
  );
  if (!won) return null;
  const { bet, isLast } = won;
  const net = netOf(bet, stakesHeld);
  const isHeld = stakesHeld > 1;
  return (
    <ShownWin
      key={bet.round_id}
      tier={isLast ? tierOf(Number(bet.payout) / Number(bet.stake) - stakesHeld + 1) : 'small'}
      multiplier={isHeld ? null : `${bet.multiplier}×`}
      amount={format.money(
        isHeld ? net : bet.payout,
        bet.currency,
        isHeld ? { sign: 'always' } : {},
      )}
    />
  );
}
