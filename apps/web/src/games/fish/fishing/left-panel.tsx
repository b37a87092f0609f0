import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import styles from './fishing.module.css';
import type { Session, Settled } from './fishing.queries.ts';
import { useSeaName } from './sea-list.tsx';
import { SessionCheck } from './session-check.tsx';

/** A session that was left, with what came of it. */
export interface LeftSession {
  session: Session;
  settled: Settled;
}

/** What came of a session that was left, and its check. */
export function LeftPanel({ left, onClose }: { left: LeftSession; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useSeaName();
  const { session, settled } = left;
  const money = (amount: string): string => format.money(amount, session.sea.currency);
  const figures = [
    [t('ui.fishing.shots'), format.number(settled.shots)],
    [t('ui.fishing.spent'), money(settled.cost)],
    [t('ui.fishing.won'), money(settled.win)],
    [t('ui.fishing.net'), money(settled.net)],
    [t('ui.fishing.paid'), money(settled.paid)],
  ] as const;
  return (
    <section className={styles.left} aria-labelledby="fishing-left">
      <header className={styles.head}>
        <h3 id="fishing-left">{t('ui.fishing.leftTitle', { sea: nameOf(session.sea) })}</h3>
        <IconButton icon="close" label={t('ui.common.close')} onClick={onClose} />
      </header>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </dl>
      <SessionCheck sessionId={session.session_id} />
    </section>
  );
}
