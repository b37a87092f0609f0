import { rotate } from '@pavilion/contracts/player/games/rotate.contract';
import { seeds } from '@pavilion/contracts/player/games/seeds.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../core/api.ts';
import { callKey, callQuery, queryClient } from '../../core/query.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { problemOf } from '../stages/parts/play-problem.ts';
import type { RoundRecord } from '../game-info.ts';
import { evidenceOfRound, replayOf, verificationOf, verificationPath } from './evidence.ts';
import { FactList } from './fairness-dialog.tsx';
import styles from './fairness.module.css';

type Rotated = CallResponse<typeof rotate>;

/**
 * The player's seeds: the one in use and the next by their hashes, and changing them, which reveals
 * the old one.
 */
export function SeedFacts({ last }: { last: RoundRecord | null }) {
  const t = useText();
  // The nonce moves with every bet: what was read before says nothing now.
  const query = useQuery({ ...callQuery(seeds, {}), staleTime: 0 });
  const [rotated, setRotated] = useState<Rotated | null>(null);
  if (query.isPending) return <Skeleton className="h-48" />;
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  const { server_seed_hash, next_server_seed_hash, client_seed, nonce } = query.data;
  return (
    <>
      <FactList
        facts={[
          [t('ui.fairness.serverSeedInUse'), server_seed_hash],
          [t('ui.fairness.nextServerSeed'), next_server_seed_hash],
          [t('ui.fairness.clientSeed'), client_seed],
          [t('ui.fairness.nonce'), String(nonce)],
        ]}
      />
      <RotateForm key={server_seed_hash} clientSeed={client_seed} onRotated={setRotated} />
      {rotated ? <Revealed previous={rotated.previous} /> : null}
      {last?.mode === 'real' && last.state !== 'open' ? (
        <p className={styles.links}>
          <AppLink to={verificationOf(last.round_id)} target="_blank">
            {t('ui.fairness.verify')}
          </AppLink>
          <AppLink to={replayOf(last.round_id)} target="_blank">
            {t('ui.fairness.replay')}
          </AppLink>
        </p>
      ) : null}
    </>
  );
}

function RotateForm(props: { clientSeed: string; onRotated: (rotated: Rotated) => void }) {
  const t = useText();
  const [text, setText] = useState(props.clientSeed);
  const change = useMutation({
    mutationFn: () => call(rotate, { client_seed: text }, { handled: true }),
    meta: { handled: true },
    onSuccess: (rotated) => {
      props.onRotated(rotated);
      const { previous: _previous, ...now } = rotated;
      queryClient.setQueryData(callKey(seeds, {}), now);
    },
  });
  const problem = change.isError ? problemOf(change.error).code : null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <TextField
        label={t('ui.fairness.newClientSeed')}
        hint={t('ui.fairness.clientSeedHint')}
        error={problem ? (t.find(`errors.${problem}`) ?? t('errors.unknownError')) : undefined}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="secondary" isBusy={change.isPending}>
        {t('ui.fairness.rotate')}
      </Button>
    </form>
  );
}

function Revealed({ previous }: { previous: Rotated['previous'] }) {
  const t = useText();
  return (
    <section className={styles.revealed} aria-live="polite">
      <h3>{t('ui.fairness.revealed')}</h3>
      <FactList
        facts={[
          [t('ui.fairness.serverSeed'), previous.server_seed],
          [t('ui.fairness.serverSeedHash'), previous.server_seed_hash],
          [t('ui.fairness.clientSeed'), previous.client_seed],
        ]}
      />
      <p className={styles.intro}>{t('ui.fairness.betsDealt', { count: previous.nonces })}</p>
    </section>
  );
}

/** With play money each round has seeds of its own and shows them at once. */
export function DemoSeedFacts({ last }: { last: RoundRecord | null }) {
  const t = useText();
  const settled = last?.state === 'open' ? null : last;
  return (
    <>
      <p className={styles.intro}>{t('ui.fairness.demoNote')}</p>
      {settled ? (
        <>
          <FactList
            facts={[
              [t('ui.fairness.serverSeedHash'), settled.fairness.server_seed_hash ?? ''],
              [t('ui.fairness.serverSeed'), settled.server_seed ?? ''],
              [t('ui.fairness.clientSeed'), settled.fairness.client_seed ?? ''],
              [t('ui.fairness.roundNonce'), String(settled.fairness.nonce ?? 0)],
            ]}
          />
          <p className={styles.links}>
            <AppLink to={verificationPath(evidenceOfRound(settled))} target="_blank">
              {t('ui.fairness.verify')}
            </AppLink>
          </p>
        </>
      ) : (
        <p className={styles.intro}>{t('ui.fairness.noRound')}</p>
      )}
    </>
  );
}
