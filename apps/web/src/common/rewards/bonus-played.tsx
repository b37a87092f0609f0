import { bonusList } from '@pavilion/contracts/player/rewards/bonus-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../../core/query.ts';
import { useTopic } from '../../core/realtime/realtime.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { usePlayerId } from './use-player-id.ts';

/**
 * How far the bonus that is played is, kept as it is; nothing where there is none, or until it is
 * known.
 */
export function BonusPlayed() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const bonus = usePlayedBonus();
  if (!bonus) return null;
  const said = t('ui.rewards.playedOf', {
    counted: format.money(bonus.counted, currency),
    required: format.money(bonus.required, currency),
  });
  return <span className="numeric"> · {said}</span>;
}

/** The one bonus of the player that is active or closing. */
function usePlayedBonus() {
  const client = useQueryClient();
  const playerId = usePlayerId();
  const query = callQuery(bonusList, { states: ['active', 'closing'] });
  useTopic(playerId === '' ? null : 'rewards', {
    'bonus.changed': () => void client.invalidateQueries({ queryKey: callKey(bonusList) }),
  });
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, playerId],
    enabled: playerId !== '',
    meta: { handled: true },
  });
  return data?.value[0];
}
