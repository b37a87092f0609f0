import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { Tabs } from '@pavilion/ui/tabs';
import { useStore } from 'zustand/react';
import { amountText } from '../../../common/amounts/amount-text.ts';
import type { GameInfo } from '../../game-info.ts';
import type { AutoFields } from './auto-fields.ts';
import styles from './auto.module.css';
import type { AutoRunner } from './auto-runner.ts';
import type { Auto } from './use-auto.ts';

/** By hand or by itself. */
export function AutoTabs({ auto }: { auto: Auto }) {
  const t = useText();
  return (
    <Tabs
      label={t('ui.game.auto.kind')}
      selectedId={auto.isChosen ? 'auto' : 'manual'}
      onSelect={(id) => {
        if (!auto.isRunning) auto.choose(id === 'auto');
      }}
      items={[
        { id: 'manual', label: t('ui.game.auto.manual') },
        { id: 'auto', label: t('ui.game.auto.auto') },
      ]}
    />
  );
}

/** How many rounds; and, below the button, when to stop and what becomes of the stake. */
export function AutoPanel(props: {
  info: GameInfo;
  auto: Auto;
  part: 'rounds' | 'bounds';
  /** The bounds stand open. */
  isOpen?: boolean;
}) {
  const { info, auto, part, isOpen = false } = props;
  const t = useText();
  const { fields, setFields, wrong, isRunning } = auto;
  const { currency } = info.stake;
  const field = (name: keyof AutoFields, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      error={wrong.includes(name) ? t('ui.game.auto.wrong') : undefined}
      inputMode={name === 'rounds' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={14}
      disabled={isRunning}
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: amountText(event.target.value) })}
    />
  );
  return (
    <div className={styles.auto}>
      {part === 'rounds' ? field('rounds', t('ui.game.auto.rounds')) : null}
      {part === 'bounds' ? (
        <details className={styles.more} open={isOpen}>
          <summary>{t('ui.game.auto.more')}</summary>
          <div className={styles.fields}>
            {field('stopProfit', t('ui.game.auto.stopProfit', { currency }))}
            {field('stopLoss', t('ui.game.auto.stopLoss', { currency }))}
            {field('stopWin', t('ui.game.auto.stopWin', { currency }))}
            {field('onWin', t('ui.game.auto.onWin'), t('ui.game.auto.percentHint'))}
            {field('onLoss', t('ui.game.auto.onLoss'), t('ui.game.auto.percentHint'))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

/**
 * Starts the run or ends it; what it has come to, and afterwards why it stopped, stands beside it.
 */
export function AutoButton(props: {
  info: GameInfo;
  auto: Auto;
  /** What a bet still lacks, in words. */
  missing?: string | null;
}) {
  const { info, auto, missing = null } = props;
  const t = useText();
  const { isRunning, plan, toggle, runner } = auto;
  return (
    <>
      <Button
        size="large"
        isWide
        kind={isRunning ? 'danger' : 'primary'}
        disabled={!isRunning && (plan === null || missing !== null)}
        onClick={toggle}
      >
        {isRunning ? t('ui.game.auto.stop') : (missing ?? t('ui.game.auto.start'))}
      </Button>
      <AutoStatus info={info} runner={runner} />
    </>
  );
}

/**
 * An amount whose sign stays on its line: browsers may break between a plus and the sign of a
 * currency.
 */
const unbroken = (amount: string): string => amount.replace(/^[+-]/, '$&\u2060');

/** What a run has come to, and afterwards why it stopped. */
export function AutoStatus({ info, runner }: { info: GameInfo; runner: AutoRunner }) {
  const t = useText();
  const format = useFormat();
  const { isRunning, left, netMinor, stopped } = useStore(runner);
  const net = unbroken(format.money(netMinor, info.stake.currency, { sign: 'always' }));
  return (
    <div className={styles.status}>
      {isRunning ? <p className="numeric">{t('ui.game.auto.left', { count: left, net })}</p> : null}
      <p role="status" aria-live="polite">
        {stopped ? `${t(`ui.game.auto.stopped.${stopped}`)} ${net}` : null}
      </p>
    </div>
  );
}
