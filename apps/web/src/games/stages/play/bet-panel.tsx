import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useLimitWords } from '../../../common/amounts/use-limit-words.ts';
import { BonusMoney } from '../../../common/amounts/bonus-money.tsx';
import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import type { PlayProblem } from '../parts/play-problem.ts';
import type { PlayStore } from './play-store.ts';
import type { GameInfo } from '../../game-info.ts';
import type { TableProps } from './play-view.types.ts';
import { AutoButton, AutoPanel, AutoTabs } from '../auto/auto-panel.tsx';
import { ownTable } from '../auto/auto-table.ts';
import { useAuto, type Auto } from '../auto/use-auto.ts';
import { useHotkeys } from '../parts/hotkeys.ts';
import { StakeField } from '../parts/stake-field.tsx';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import { steppedStake, type StakeStep } from '../parts/stake-steps.ts';
import styles from '../parts/stage.module.css';

/**
 * Stake, the game's own options, and the button that bets; on a phone the button stands under the
 * thumb and never moves.
 */
export function BetPanel({ info, view, store, desk }: TableProps) {
  const t = useText();
  const state = useStore(store);
  const { phase, params, round } = state;
  const auto = useAuto(
    info,
    useMemo(() => ownTable(store, desk), [store, desk]),
  );
  useTableKeys(store, info, auto);
  const actions = phase === 'open' ? (round?.actions ?? []) : [];
  const isDisabled = phase !== 'idle' || auto.isRunning;
  const { Controls } = view;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (auto.isChosen) auto.toggle();
        else void store.play();
      }}
    >
      {auto.isOffered ? <AutoTabs auto={auto} /> : null}
      <Balance store={store} info={info} mode={desk.mode} />
      <StakeField store={store} info={info} mode={desk.mode} isDisabled={isDisabled} />
      {Controls ? (
        <Controls
          info={info}
          params={params}
          onParams={store.setParams}
          isDisabled={isDisabled}
          round={round}
          actions={actions}
          onAction={(action, given) => void store.act(action, given)}
        />
      ) : null}
      {auto.isChosen ? <AutoPanel info={info} auto={auto} part="rounds" /> : null}
      <Problem problem={state.problem} />
      <div className={styles.act}>
        {auto.isChosen ? (
          <AutoButton info={info} auto={auto} />
        ) : (
          <MainButton store={store} info={info} actions={actions} />
        )}
      </div>
      {auto.isChosen ? <AutoPanel info={info} auto={auto} part="bounds" /> : null}
      {desk.mode === 'demo' ? <p className={styles.demo}>{t('ui.game.demoNote')}</p> : null}
    </form>
  );
}

/** Space does what the large button does; the stake's keys only between rounds. */
export function useTableKeys(store: PlayStore, info: GameInfo, auto: Auto): void {
  const { hasHotkeys } = useStagePreferences();
  const own = useUserStore(stakeableOf);
  const step = (kind: StakeStep): void => {
    const { phase, stake, balance } = store.getState();
    if (phase !== 'idle' || auto.isRunning) return;
    store.setStake(steppedStake(stake, kind, info.stake, balance ?? own));
  };
  useHotkeys(hasHotkeys, {
    act() {
      const { phase, round } = store.getState();
      if (auto.isChosen || auto.isRunning) auto.toggle();
      else if (phase === 'playing') store.skip();
      else if (phase === 'idle') void store.play();
      else if (phase === 'open' && round?.actions.includes('cash_out')) void store.act('cash_out');
    },
    half: () => step('half'),
    double: () => step('double'),
  });
}

/** Bets; on an open hand that may be cashed out, it cashes out. */
function MainButton(props: { store: PlayStore; info: GameInfo; actions: readonly string[] }) {
  const { store, info, actions } = props;
  const t = useText();
  const format = useFormat();
  const { phase, round } = useStore(store);
  if (phase === 'playing')
    return (
      <Button size="large" isWide kind="secondary" onClick={store.skip}>
        {t('ui.game.skip')}
      </Button>
    );
  // An action that is asked for leaves the button what it was: it does not turn into a bet for a
  // moment.
  if (phase === 'open' || (phase === 'asking' && round?.state === 'open'))
    return (
      <Button
        size="large"
        isWide
        kind="positive"
        isBusy={phase === 'asking'}
        disabled={!actions.includes('cash_out')}
        onClick={() => void store.act('cash_out')}
      >
        {t('ui.game.cashOut', {
          amount: format.money(worthOf(round?.stake, round?.multiplier), info.stake.currency),
        })}
      </Button>
    );
  return (
    <Button size="large" isWide type="submit" isBusy={phase === 'asking'}>
      {t('ui.game.bet')}
    </Button>
  );
}

/**
 * stake × multiplier as the server pays it: rounded down to the minor unit, whose decimals the
 * stake shows.
 */
export function worthOf(stake = '0', multiplier = '0'): string {
  const decimals = (stake.split('.')[1] ?? '').length;
  const minor = BigInt(stake.replace('.', ''));
  const e4 = BigInt(multiplier.replace('.', '').padEnd(multiplier.indexOf('.') + 4, '0'));
  const worth = ((minor * e4) / 10_000n).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? worth : `${worth.slice(0, -decimals)}.${worth.slice(-decimals)}`;
}

/** What the player has to stake: the purse of play money, or the own balance. */
export function Balance(props: {
  store: PlayStore;
  info: GameInfo;
  mode: 'real' | 'demo';
  className?: string | undefined;
}) {
  const { className = styles.balance } = props;
  const t = useText();
  const format = useFormat();
  const demo = useStore(props.store, (state) => state.balance);
  const own = useUserStore((state) => state.game.balance);
  const amount = props.mode === 'demo' ? (demo ?? '0') : own;
  return (
    <p className={className}>
      <span>{t(props.mode === 'demo' ? 'ui.game.playMoney' : 'ui.common.balance')}</span>
      <strong className="numeric">{format.money(amount, props.info.stake.currency)}</strong>
      {props.mode === 'real' ? <BonusMoney /> : null}
    </p>
  );
}

export function Problem({ problem }: { problem: PlayProblem | null }) {
  const t = useText();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const limitWords = useLimitWords();
  if (!problem) return null;
  const text = t.find(`errors.${problem.code}`) ?? t.find('errors.unknownError');
  // Of the player's own limits: which one it was, and what it leaves.
  const reached = limitWords(problem.detail ?? undefined, currency);
  return (
    <p role="alert" className={styles.problem}>
      {reached ?? text}
      {problem.detail && /^\d/.test(problem.detail) ? ` (${problem.detail})` : null}
    </p>
  );
}
