import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { useStore } from 'zustand/react';
import { amountMaxLength, amountText } from '../../../../common/amounts/amount-text.ts';
import type { GameInfo } from '../../../game-info.ts';
import type { PlayStore } from '../../../stages/play/play-store.ts';
import { betName } from '../card-words.ts';
import { sideBetsOf } from '../side-bets.ts';
import styles from './panel.module.css';

/** A stake for each side bet of the game; an empty one is not made. */
export function SideBetFields(props: { store: PlayStore; info: GameInfo; isDisabled: boolean }) {
  const { store, info, isDisabled } = props;
  const t = useText();
  const params = useStore(store, (state) => state.params);
  const wrong = useStore(store, (state) => state.problem?.paths);
  const names = sideBetsOf(info);
  if (names.length === 0) return null;
  const set = (name: string, text: string): void => {
    const { [name]: _, ...others } = params;
    store.setParams(text === '' ? others : { ...others, [name]: text });
  };
  return (
    <fieldset className={styles.sides} disabled={isDisabled}>
      <legend>{t('ui.game.cards.sideBets')}</legend>
      {names.map((name) => (
        <TextField
          key={name}
          label={betName(name, t)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={amountMaxLength}
          placeholder="–"
          error={wrong?.includes(name) ? t('ui.game.cards.sideProblem') : undefined}
          value={typeof params[name] === 'string' ? params[name] : ''}
          onChange={({ target: { value } }) => set(name, amountText(value))}
        />
      ))}
    </fieldset>
  );
}
