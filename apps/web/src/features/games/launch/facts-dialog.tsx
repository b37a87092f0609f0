import { useFormat, useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import styles from './launch.module.css';
import type { Launched } from './use-launch.ts';

/**
 * What the studio says of its game: returns, stakes, largest win; its rules stand in the game
 * itself.
 */
export function FactsDialog(props: {
  name: string;
  facts: NonNullable<Launched['facts']>;
  onClose: () => void;
}) {
  const { name, facts, onClose } = props;
  const t = useText();
  const format = useFormat();
  const { stake, max_multiplier, volatility } = facts;
  return (
    <Dialog title={name} closeLabel={t('ui.common.close')} onClose={onClose} isOpen>
      <dl className={styles.facts}>
        <dt>{t('ui.launch.provider')}</dt>
        <dd>{facts.provider_name}</dd>
        <dt>{t('ui.game.returns')}</dt>
        <dd className="numeric">{facts.rtp} %</dd>
        <dt>{t('ui.game.volatility')}</dt>
        <dd>{t.find(`ui.game.volatilityOf.${volatility}`) ?? volatility}</dd>
        {stake ? (
          <>
            <dt>{t('ui.game.stakeLimits')}</dt>
            <dd className="numeric">
              {format.money(stake.min, stake.currency)} – {format.money(stake.max, stake.currency)}
            </dd>
          </>
        ) : null}
        {max_multiplier ? (
          <>
            <dt>{t('ui.game.maxMultiplier')}</dt>
            <dd className="numeric">{max_multiplier}×</dd>
          </>
        ) : null}
      </dl>
      <p className={styles.rules}>{t('ui.launch.rulesText', { provider: facts.provider_name })}</p>
    </Dialog>
  );
}
