import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { classNames } from '@pavilion/ui/class-names';
import { useStore } from 'zustand/react';
import { isOfStake } from '../../stages/parts/play-problem.ts';
import type { PlayStore } from '../../stages/play/play-store.ts';
import type { GameInfo } from '../../game-info.ts';
import styles from './control-bar.module.css';
import { nextStake } from './stake-ladder.ts';

/** The stake between a step down and a step up; touched, it opens all of them. */
export function StakeStepper(props: {
  store: PlayStore;
  info: GameInfo;
  isDisabled: boolean;
  onChoose: () => void;
}) {
  const { store, info, isDisabled, onChoose } = props;
  const t = useText();
  const format = useFormat();
  const stake = useStore(store, (state) => state.stake);
  const problem = useStore(store, (state) => state.problem);
  const { currency } = info.stake;
  const step = (way: 'up' | 'down') => {
    const next = nextStake(stake, way, info.stake);
    return { disabled: isDisabled || next === null, onClick: () => next && store.setStake(next) };
  };
  const isAmount = /^\d+(\.\d+)?$/.test(stake);
  return (
    <div role="group" aria-label={t('ui.game.stake', { currency })} className={styles.stake}>
      <button
        type="button"
        className={classNames(styles.step, styles.lower)}
        aria-label={t('ui.game.slots.bar.lower')}
        {...step('down')}
      >
        <Icon name="minus" size={22} />
      </button>
      <button
        type="button"
        className={styles.value}
        aria-haspopup="dialog"
        data-invalid={(problem !== null && isOfStake(problem)) || undefined}
        disabled={isDisabled}
        onClick={onChoose}
      >
        <span>{t('ui.game.slots.bar.stake')}</span>
        <strong className="numeric">
          {isAmount ? format.money(stake, currency) : stake || '–'}
        </strong>
      </button>
      <button
        type="button"
        className={classNames(styles.step, styles.raise)}
        aria-label={t('ui.game.slots.bar.raise')}
        {...step('up')}
      >
        <Icon name="plus" size={22} />
      </button>
    </div>
  );
}
