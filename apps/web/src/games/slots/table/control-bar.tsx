import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { AutoStatus } from '../../stages/auto/auto-panel.tsx';
import type { Auto } from '../../stages/auto/use-auto.ts';
import { Balance, Problem } from '../../stages/play/bet-panel.tsx';
import { useTurbo } from '../../stages/play/use-turbo.ts';
import type { PlayStore } from '../../stages/play/play-store.ts';
import { AutoDialog } from './auto-dialog.tsx';
import { BarButton } from './bar-button.tsx';
import styles from './control-bar.module.css';
import { FeatureButton } from './feature-button.tsx';
import { SpinButton } from './spin-button.tsx';
import type { SlotTableProps } from './slot-table.types.ts';
import { StakeDialog } from './stake-dialog.tsx';
import { StakeStepper } from './stake-stepper.tsx';
import { WinCounter } from './win-counter.tsx';

/**
 * What a machine is played with, in one bar: what one has, the stake, what the round paid, and the
 * button that spins.
 */
export function ControlBar(props: SlotTableProps & { auto: Auto }) {
  const { info, store, desk, look, auto } = props;
  const t = useText();
  const phase = useStore(store, (state) => state.phase);
  const problem = useStore(store, (state) => state.problem);
  const [asked, ask] = useState<'stake' | 'auto' | null>(null);
  const close = (): void => ask(null);
  const isDisabled = phase !== 'idle' || auto.isRunning;
  return (
    <>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (auto.isRunning) auto.toggle();
          else if (phase === 'playing') store.skip();
          else if (phase === 'idle') void store.play();
        }}
      >
        <div className={styles.told}>
          <Problem problem={problem} />
          <AutoStatus info={info} runner={auto.runner} />
        </div>
        <Balance store={store} info={info} mode={desk.mode} className={styles.figure} />
        <StakeStepper
          store={store}
          info={info}
          isDisabled={isDisabled}
          onChoose={() => ask('stake')}
        />
        <WinCounter store={store} look={look} currency={info.stake.currency} />
        <FeatureButton look={look} info={info} store={store} isDisabled={isDisabled} />
        {info.flags.turbo ? <TurboButton store={store} /> : null}
        <SpinButton phase={phase} auto={auto} />
        {auto.isOffered ? (
          <BarButton
            drawing="auto"
            label={t('ui.game.auto.auto')}
            aria-haspopup="dialog"
            className={styles.auto}
            disabled={isDisabled}
            onClick={() => ask('auto')}
          />
        ) : null}
      </form>
      {asked === 'stake' ? (
        <StakeDialog store={store} info={info} mode={desk.mode} onClose={close} />
      ) : null}
      {asked === 'auto' ? <AutoDialog info={info} auto={auto} onClose={close} /> : null}
    </>
  );
}

function TurboButton({ store }: { store: PlayStore }) {
  const t = useText();
  const { isTurbo, toggle } = useTurbo(store);
  return (
    <BarButton
      drawing="turbo"
      label={t('ui.game.turbo')}
      aria-pressed={isTurbo}
      className={styles.turbo}
      onClick={toggle}
    />
  );
}
