import { gameName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import type { ReactNode } from 'react';
import type { GameInfo } from '../../game-info.ts';
import { useGameOnStage } from './game-on-stage.ts';
import { betLabel } from './bet-label.ts';
import styles from './stage.module.css';

/** The rules, returns and limits of a game, from the game's own definition. */
export function RulesDialog(props: {
  info: GameInfo;
  /** What the game itself adds: its pay table. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { info, children, onClose } = props;
  const t = useText();
  const format = useFormat();
  const { stake } = info;
  return (
    <Dialog title={gameName(t, info)} closeLabel={t('ui.common.close')} onClose={onClose} isOpen>
      <div className={styles.rules}>
        <RulesText />
        {children}
        <dl className={styles.facts}>
          <dt>{t('ui.game.stakeLimits')}</dt>
          <dd className="numeric">
            {format.money(stake.min, stake.currency)} – {format.money(stake.max, stake.currency)}
          </dd>
          {info.max_multiplier ? (
            <>
              <dt>{t('ui.game.maxMultiplier')}</dt>
              <dd className="numeric">{info.max_multiplier}×</dd>
            </>
          ) : null}
          {info.within_reach ? (
            <>
              <dt>{t('ui.game.withinReach')}</dt>
              <dd>
                {t('ui.game.withinReachOf', {
                  multiplier: info.within_reach.multiplier,
                  rounds: format.number(info.within_reach.one_in),
                })}
              </dd>
            </>
          ) : null}
          <dt>{t('ui.game.maxWin')}</dt>
          <dd className="numeric">{format.money(info.max_win, stake.currency)}</dd>
          <dt>{t('ui.game.volatility')}</dt>
          <dd>{t.find(`ui.game.volatilityOf.${info.volatility}`) ?? info.volatility}</dd>
        </dl>
        <table className={styles.returns}>
          <caption>{t('ui.game.returns')}</caption>
          <tbody>
            {info.rtp.map((row) => (
              <tr key={row.bet}>
                <th scope="row">{betLabel(row, t)}</th>
                <td className="numeric">{(Number(row.rtp) * 100).toFixed(3)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function RulesText() {
  const t = useText();
  const { rulesText } = useGameOnStage();
  const lines = t(rulesText).split('\n');
  return lines.map((line) => <p key={line}>{line}</p>);
}
