import { useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import type { ReactNode } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import type { GameInfo } from '../game-info.ts';
import styles from './fairness.module.css';

/**
 * How the results of a game come to be, and where they are checked; what decides them stands
 * inside.
 */
export function FairnessDialog(props: {
  info: GameInfo;
  onClose: () => void;
  children: ReactNode;
}) {
  const { info, onClose, children } = props;
  const t = useText();
  return (
    <Dialog
      title={t('ui.fairness.title')}
      closeLabel={t('ui.common.close')}
      onClose={onClose}
      isOpen
    >
      <div className={styles.panel}>
        {info.engine === 'round' ? null : <p className={styles.intro}>{t('ui.fairness.intro')}</p>}
        {children}
        <p className={styles.links}>
          <AppLink to={`/fairness?game=${info.game_code}`} target="_blank">
            {t('ui.fairness.verifyPage')}
          </AppLink>
        </p>
      </div>
    </Dialog>
  );
}

/** Facts below each other: a name, and a long value that may break anywhere. */
export function FactList({ facts }: { facts: ReadonlyArray<readonly [string, string]> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
