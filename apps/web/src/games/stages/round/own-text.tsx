import { useFormat, useText } from '@pavilion/i18n/react';
import type { GameInfo, RoundRecord } from '../../game-info.ts';
import { netOf } from './net-of.ts';

/**
 * What came of one's own bets, for screen readers: as soon as one is over, by leaving or by the
 * round's end.
 */
export function OwnText({
  info,
  own,
}: {
  info: Pick<GameInfo, 'stakes_held'>;
  own: readonly RoundRecord[];
}) {
  const t = useText();
  const format = useFormat();
  const nets = own
    .filter(({ state }) => state !== 'open')
    .map((bet) => format.money(netOf(bet, info.stakes_held), bet.currency, { sign: 'always' }));
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {nets.length > 0 ? `${t('ui.game.round.yourBets')}: ${nets.join(', ')}` : null}
    </p>
  );
}
