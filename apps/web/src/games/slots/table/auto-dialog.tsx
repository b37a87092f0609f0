import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { AutoPanel } from '../../stages/auto/auto-panel.tsx';
import type { Auto } from '../../stages/auto/use-auto.ts';
import type { GameInfo } from '../../game-info.ts';
import styles from './dialogs.module.css';

const counts = ['10', '25', '50', '100', '500'];

/** How many spins, and when they end before: a run never begins by one press. */
export function AutoDialog(props: { info: GameInfo; auto: Auto; onClose: () => void }) {
  const { info, auto, onClose } = props;
  const t = useText();
  const { fields, setFields, plan, toggle } = auto;
  return (
    <Dialog
      title={t('ui.game.slots.bar.autoTitle')}
      closeLabel={t('ui.common.close')}
      onClose={onClose}
      kind="sheet"
      size="small"
      isOpen
    >
      <form
        className={styles.asked}
        onSubmit={(event) => {
          event.preventDefault();
          if (plan === null) return;
          toggle();
          onClose();
        }}
      >
        <ul className={styles.stakes} aria-label={t('ui.game.auto.rounds')}>
          {counts.map((count) => (
            <li key={count}>
              <button
                type="button"
                className="numeric"
                aria-pressed={fields.rounds === count}
                onClick={() => setFields({ ...fields, rounds: count })}
              >
                {count}
              </button>
            </li>
          ))}
        </ul>
        <AutoPanel info={info} auto={auto} part="rounds" />
        <AutoPanel info={info} auto={auto} part="bounds" isOpen />
        <Button type="submit" isWide size="large" disabled={plan === null}>
          {t('ui.game.auto.start')}
        </Button>
      </form>
    </Dialog>
  );
}
