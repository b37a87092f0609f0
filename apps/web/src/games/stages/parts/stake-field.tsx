import { useText } from '@pavilion/i18n/react';
import { useId } from 'react';
import { useStore } from 'zustand/react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { isOfStake } from './play-problem.ts';
import type { PlayStore } from '../play/play-store.ts';
import type { GameInfo } from '../../game-info.ts';
import styles from './stage.module.css';
import { useGameOnStage } from './game-on-stage.ts';
import { largestStake } from './largest-stake.ts';
import { steppedStake, type StakeStep } from './stake-steps.ts';

const steps: readonly StakeStep[] = ['half', 'double'];

/** The stake with halves, doubles and the most that is taken. */
export function StakeInput(props: {
  info: GameInfo;
  stake: string;
  onStake: (stake: string) => void;
  /** What there is to stake; null: no bound of its own. */
  balance: string | null;
  /** The most that would be taken now. */
  most: () => Promise<string>;
  isDisabled: boolean;
  isWrong: boolean;
}) {
  const { info, stake, onStake, balance, most, isDisabled, isWrong } = props;
  const t = useText();
  const id = useId();
  const labels: Record<StakeStep, string> = {
    half: t('ui.game.half'),
    double: t('ui.game.double'),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('ui.game.stake', { currency: info.stake.currency })}</label>
      <div className={styles.stake}>
        <input
          id={id}
          className="numeric"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={amountMaxLength}
          value={stake}
          disabled={isDisabled}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onStake(amountText(event.target.value))}
        />
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            disabled={isDisabled}
            onClick={() => onStake(steppedStake(stake, step, info.stake, balance))}
          >
            {labels[step]}
          </button>
        ))}
        <button type="button" disabled={isDisabled} onClick={() => void most().then(onStake)}>
          {t('ui.game.max')}
        </button>
      </div>
    </div>
  );
}

/** The stake of a table with its own desk. */
export function StakeField(props: {
  store: PlayStore;
  info: GameInfo;
  mode: 'real' | 'demo';
  isDisabled: boolean;
}) {
  const game = useGameOnStage();
  const { store, info, mode, isDisabled } = props;
  const { stake, params, balance, problem } = useStore(store);
  const own = useUserStore(stakeableOf);
  return (
    <StakeInput
      info={info}
      stake={stake}
      onStake={store.setStake}
      balance={balance ?? own}
      most={() => largestStake(game, info, params, balance ?? own, mode)}
      isDisabled={isDisabled}
      isWrong={problem !== null && isOfStake(problem)}
    />
  );
}
