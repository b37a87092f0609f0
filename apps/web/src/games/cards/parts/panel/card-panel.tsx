import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useStore } from 'zustand/react';
import { Balance, Problem } from '../../../stages/play/bet-panel.tsx';
import type { TableProps } from '../../../stages/play/play-view.types.ts';
import { StakeField } from '../../../stages/parts/stake-field.tsx';
import stage from '../../../stages/parts/stage.module.css';
import { ActionButtons } from './action-buttons.tsx';
import { Hint } from './hint.tsx';
import { SideBetFields } from './side-bet-fields.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/**
 * Stake and side bets between hands, the actions of a hand while one is open; the large buttons
 * stand where every game has its own.
 */
export function CardPanel({ info, store, desk }: TableProps) {
  const t = useText();
  const { phase, problem, round } = useStore(store);
  useCardKeys(store, info);
  const isIdle = phase === 'idle';
  const { box, onKeyDown, onPointerDown } = useKeptFocus(`${phase} ${round?.actions.join()}`);
  const isOpen = phase === 'open' || (phase === 'asking' && round?.state === 'open');
  return (
    <form
      className={stage.panel}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onSubmit={(event) => {
        event.preventDefault();
        void store.play();
      }}
    >
      <Balance store={store} info={info} mode={desk.mode} />
      <StakeField store={store} info={info} mode={desk.mode} isDisabled={!isIdle} />
      <SideBetFields store={store} info={info} isDisabled={!isIdle} />
      <Problem problem={problem} />
      <div className={stage.act} ref={box}>
        {isOpen && round ? (
          <ActionButtons store={store} round={round} />
        ) : phase === 'playing' ? (
          <Button size="large" isWide kind="secondary" onClick={store.skip}>
            {t('ui.game.skip')}
          </Button>
        ) : (
          <Button size="large" isWide type="submit" isBusy={phase === 'asking'}>
            {t('ui.game.cards.deal')}
          </Button>
        )}
      </div>
      {phase === 'open' && round && info.flags.hint && desk.mode === 'real' ? (
        <Hint key={`${round.round_id} ${round.events.length}`} round={round} />
      ) : null}
      {desk.mode === 'demo' ? <p className={stage.demo}>{t('ui.game.demoNote')}</p> : null}
    </form>
  );
}
