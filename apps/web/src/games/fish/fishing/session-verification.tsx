import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import type { RoundRecord } from '../../game-info.ts';
import { SessionCheck } from './session-check.tsx';

/** A session of fishing with what it was dealt from, and its check, batch by batch. */
export function SessionVerification({ round }: { round: RoundRecord }) {
  const t = useText();
  const { fairness, server_seed: serverSeed, params } = round;
  return (
    <section className="grid gap-4" aria-label={t('ui.fairness.result')}>
      {round.state === 'open' ? <Notice>{t('ui.fairness.stillOpen')}</Notice> : null}
      {serverSeed === null ? null : (
        <CopyLine name={t('ui.fairness.serverSeed')} value={serverSeed} />
      )}
      <CopyLine name={t('ui.fairness.serverSeedHash')} value={fairness.server_seed_hash ?? ''} />
      <CopyLine name={t('ui.fairness.clientSeed')} value={fairness.client_seed ?? ''} />
      <CopyLine name={t('ui.fishing.seaSeed')} value={String(params['sea_seed'])} />
      <SessionCheck sessionId={round.round_id} />
    </section>
  );
}
