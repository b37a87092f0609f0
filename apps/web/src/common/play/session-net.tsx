import { realityStatus } from '@pavilion/contracts/player/account/reality-status.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nowMs } from '../../core/clock.ts';
import { callKey, callQuery } from '../../core/query.ts';
import { stakeableOf } from '../../core/session/stakeable.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { elapsedText } from './elapsed-text.ts';
import { usePlaceRules } from './place-rules.ts';
import styles from './session-net.module.css';

/**
 * What the player won or lost since he signed in and for how long he has been, beside a game, where
 * the law wants it in sight.
 */
export function SessionNet() {
  const { is_net_result_shown: isShown } = usePlaceRules();
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  return isShown && isPlayer ? <Shown /> : null;
}

function Shown() {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const balance = useUserStore(stakeableOf);
  const { data } = useQuery({ ...callQuery(realityStatus, {}), meta: { handled: true } });
  // The balance in the head follows the picture of a round, and so does this.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: callKey(realityStatus) });
  }, [client, balance]);
  const elapsed = useElapsed(data?.started_at ?? null);
  if (!data) return null;
  return (
    <dl className={styles.session}>
      <div>
        <dt>{t('ui.limits.net')}</dt>
        <dd className="numeric">{format.money(data.net, currency, { sign: 'always' })}</dd>
      </div>
      <div>
        <dt>{t('ui.limits.signedIn')}</dt>
        <dd className="numeric">{elapsed}</dd>
      </div>
    </dl>
  );
}

/** Hours, minutes and seconds since a moment, every second. */
function useElapsed(since: string | null): string {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  return elapsedText(since === null ? 0 : now - Date.parse(since));
}
