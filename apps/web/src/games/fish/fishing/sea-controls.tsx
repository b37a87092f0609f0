import { weapons } from '@pavilion/games/fishing/index';
import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import styles from './fishing.module.css';
import type { Sea } from './fishing.queries.ts';
import type { SeaState } from './sea-core.ts';
import type { SeaGame } from './sea-game.ts';
import { weaponOrder } from './weapon-order.ts';

interface Props {
  sea: Sea;
  game: SeaGame;
  state: SeaState;
}

/** Bet, weapons, lock and the cannon that goes on by itself. */
export function SeaControls({ sea, game, state }: Props) {
  const t = useText();
  const format = useFormat();
  const bet = sea.bet_levels[state.level] ?? '';
  return (
    <div className={styles.controls}>
      <div className={styles.bet} role="group" aria-label={t('ui.fishing.bet')}>
        <IconButton
          icon="minus"
          label={t('ui.fishing.betDown')}
          disabled={state.level === 0}
          onClick={() => game.setLevel(state.level - 1)}
        />
        <output className="numeric">
          <small>{t('ui.fishing.bet')}</small>
          {format.money(bet, sea.currency, { trimWhole: true })}
        </output>
        <IconButton
          icon="plus"
          label={t('ui.fishing.betUp')}
          disabled={state.level === sea.bet_levels.length - 1}
          onClick={() => game.setLevel(state.level + 1)}
        />
      </div>
      <div className={styles.weapons} role="group" aria-label={t('ui.fishing.weapon')}>
        {weaponOrder.map((weapon) => (
          <button
            key={weapon}
            type="button"
            aria-pressed={state.weapon === weapon}
            className={classNames(styles.weapon, state.weapon === weapon && styles.chosen)}
            onClick={() => game.setWeapon(weapon)}
          >
            <span>{t(`ui.fishing.weapons.${weapon}`)}</span>
            <small className="numeric">×{weapons[weapon].cost}</small>
          </button>
        ))}
      </div>
      <div className={styles.aids}>
        <Toggle isOn={state.lockedId !== null} onClick={() => game.toggleLock()}>
          {t('ui.fishing.lock')}
        </Toggle>
        {sea.auto ? (
          <Toggle isOn={state.isAuto} onClick={() => game.toggleAuto()}>
            {t('ui.fishing.auto')}
          </Toggle>
        ) : null}
      </div>
    </div>
  );
}

function Toggle(props: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      className={classNames(styles.weapon, props.isOn && styles.chosen)}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
