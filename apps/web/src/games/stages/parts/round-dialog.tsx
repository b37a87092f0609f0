import { useFormat, useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import {
  evidenceOfRound,
  replayOf,
  verificationOf,
  verificationPath,
} from '../../fairness/evidence.ts';
import type { RoundRecord } from '../../game-info.ts';
import styles from './stage.module.css';

/** One round: what was staked and paid, and where it is checked and shown again. */
export function RoundDialog(props: { round: RoundRecord; title: string; onClose: () => void }) {
  const { round, title, onClose } = props;
  const t = useText();
  return (
    <Dialog title={title} closeLabel={t('ui.common.close')} onClose={onClose} size="small" isOpen>
      <div className={styles.rules}>
        <RoundFacts round={round} />
        <RoundLinks round={round} />
      </div>
    </Dialog>
  );
}

/** `game`: its name, where the page around does not say it. */
export function RoundFacts({ round, game }: { round: RoundRecord; game?: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const { fairness, currency } = round;
  const place = fairness.nonce ?? fairness.chain_index;
  return (
    <dl className={styles.facts}>
      {game === undefined ? null : (
        <>
          <dt>{t('ui.fairness.game')}</dt>
          <dd>{game}</dd>
        </>
      )}
      <dt>{t('ui.game.round.betColumn')}</dt>
      <dd className="numeric">{format.money(round.stake, currency)}</dd>
      <dt>{t('ui.game.multiplier')}</dt>
      <dd className="numeric">{round.multiplier}×</dd>
      <dt>{t('ui.game.round.payoutColumn')}</dt>
      <dd className="numeric">{format.money(round.payout, currency)}</dd>
      {place === undefined ? null : (
        <>
          <dt>
            {t(fairness.nonce === undefined ? 'ui.fairness.index' : 'ui.fairness.roundNonce')}
          </dt>
          <dd className="numeric">{place}</dd>
        </>
      )}
      <dt>{t('ui.fairness.playedAt')}</dt>
      <dd className="numeric">{format.dateTime(round.created_at)}</dd>
    </dl>
  );
}

function RoundLinks({ round }: { round: RoundRecord }) {
  const t = useText();
  const isRecorded = round.mode === 'real';
  return (
    <p className={styles.roundLinks}>
      <AppLink
        target="_blank"
        to={isRecorded ? verificationOf(round.round_id) : verificationPath(evidenceOfRound(round))}
      >
        {t('ui.fairness.verify')}
      </AppLink>
      {isRecorded ? (
        <AppLink target="_blank" to={replayOf(round.round_id)}>
          {t('ui.fairness.replay')}
        </AppLink>
      ) : null}
    </p>
  );
}
