import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import type { RoundRecord } from '../game-info.ts';
import { isEqual } from './is-equal.ts';
import { recordFindings, type RecordFindings } from './record-findings.ts';

/** A spin, a round with tokens or bought cards, worked out again from its record. */
export function RecordVerification({ round }: { round: RoundRecord }) {
  const t = useText();
  const findings = recordFindings(round);
  const { fairness, server_seed: serverSeed } = round;
  return (
    <section className="grid gap-4" aria-label={t('ui.fairness.result')}>
      {serverSeed === null ? null : (
        <CopyLine name={t('ui.fairness.serverSeed')} value={serverSeed} />
      )}
      <CopyLine name={t('ui.fairness.serverSeedHash')} value={fairness.server_seed_hash ?? ''} />
      <CopyLine name={t('ui.fairness.clientSeed')} value={fairness.client_seed ?? ''} />
      <CopyLine name={t('ui.fairness.roundNonce')} value={String(fairness.nonce ?? 0)} />
      <Told findings={findings} isOpen={round.state === 'open'} />
      {findings.commands.length > 0 ? (
        <div className="grid gap-3">
          <h2 className="m-0 text-lg font-bold">{t('ui.fairness.byHand')}</h2>
          <p className="m-0 text-sm text-text-muted">{t('ui.fairness.byHandText')}</p>
          {findings.commands.map((command, place) => (
            <CopyLine key={command} name={`openssl ${place + 1}`} value={command} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function Told({ findings, isOpen }: { findings: RecordFindings; isOpen: boolean }) {
  const t = useText();
  const { commitment, result, problems } = findings;
  if (isOpen) return <Notice>{t('ui.fairness.stillOpen')}</Notice>;
  if (commitment === 'notRevealed') return <Notice>{t('ui.fairness.seedNotRevealed')}</Notice>;
  const isVerified = commitment === 'verified';
  const isSame = result !== null && isEqual(result.dealt, result.recorded);
  return (
    <>
      <Notice kind={isVerified ? 'positive' : 'negative'}>
        {t(isVerified ? 'ui.fairness.seedVerified' : 'ui.fairness.seedAltered')}
      </Notice>
      {result ? (
        <Notice kind={isSame ? 'positive' : 'negative'}>
          {t(isSame ? 'ui.fairness.same' : 'ui.fairness.differs')}
        </Notice>
      ) : (
        <Notice kind="warning">
          {t('ui.fairness.unreadable', { fields: problems.join(', ') })}
        </Notice>
      )}
    </>
  );
}
