import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import { CallFailure } from '@pavilion/client/call-failure';
import type { Json } from '@pavilion/games';
import { useText } from '@pavilion/i18n/react';
import { SelectField, TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { TextArea } from '@pavilion/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { callQuery } from '../../core/query.ts';
import type { RoundRecord } from '../game-info.ts';
import { evidenceOfAddress, evidenceOfRound, replayOf, type Evidence } from './evidence.ts';
import { findingsOf, type Findings } from './findings.ts';
import { isEqual } from './is-equal.ts';
import { isOfRecord } from './record-findings.ts';
import { RecordVerification } from './record-verification.tsx';
import { houseCodes, houseGameRow, houseGameRows } from '../house-games.ts';
import { useRules } from '../stages/parts/game-on-stage.ts';

/** Brings the rules of a sea. */
const SessionVerification = lazy(async () => ({
  default: (await import('../fish/fishing/session-verification.tsx')).SessionVerification,
}));

/** A round of the site by its number, or whatever somebody writes into the fields. */
export function Verification() {
  const [address] = useSearchParams();
  const roundId = address.get('round');
  return roundId === null ? (
    <Form key={address.toString()} begin={evidenceOfAddress(address, 'dice')} round={null} />
  ) : (
    <OfRound key={roundId} roundId={roundId} />
  );
}

function OfRound({ roundId }: { roundId: string }) {
  const t = useText();
  const query = useQuery(callQuery(roundGet, { round_id: roundId }));
  if (query.isPending) return <Skeleton className="h-96" />;
  if (query.isSuccess && isOfRecord(query.data.value))
    return <RecordVerification round={query.data.value} />;
  if (query.isSuccess && query.data.value.game_code === 'fishing')
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <SessionVerification round={query.data.value} />
      </Suspense>
    );
  if (query.isSuccess)
    return <Form begin={evidenceOfRound(query.data.value)} round={query.data.value} />;
  return query.error instanceof CallFailure && query.error.statusCode > -500 ? (
    <EmptyState icon="search" title={t('ui.fairness.roundUnknown')} />
  ) : (
    <ErrorState
      title={t('ui.common.errorTitle')}
      text={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={() => void query.refetch()}
    />
  );
}

function Form({ begin, round }: { begin: Evidence; round: RoundRecord | null }) {
  const t = useText();
  const [evidence, setEvidence] = useState(begin);
  const set = (change: Partial<Evidence>): void => setEvidence({ ...evidence, ...change });
  return (
    <>
      <SelectField
        label={t('ui.fairness.game')}
        value={evidence.game}
        onChange={(event) => set({ game: event.target.value })}
        options={houseCodes.map((code) => ({ value: code, label: houseGameRows[code].name }))}
      />
      <Fields evidence={evidence} set={set} />
      <Answer evidence={evidence} round={round} />
    </>
  );
}

type FieldsProps = { evidence: Evidence; set: (change: Partial<Evidence>) => void };

function Fields({ evidence, set }: FieldsProps) {
  const t = useText();
  const game = useRules(houseGameRow(evidence.game));
  const names = Object.keys((game?.paramsSchema['properties'] as object | undefined) ?? {});
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {game?.engine === 'round' ? (
        <ChainFields evidence={evidence} set={set} isPool={game.pools !== undefined} />
      ) : (
        <SeedFields evidence={evidence} set={set} />
      )}
      <TextArea
        className="sm:col-span-2"
        label={t('ui.fairness.params')}
        hint={names.length > 0 ? names.join(', ') : undefined}
        rows={2}
        spellCheck={false}
        value={evidence.params}
        onChange={(event) => set({ params: event.target.value })}
      />
      {game?.engine === 'hand' && game.mostStakesE4 !== undefined ? (
        <Line evidence={evidence} set={set} field="base_stake" label={t('ui.fairness.baseStake')} />
      ) : null}
      {game?.engine === 'hand' ? (
        <TextArea
          className="sm:col-span-2"
          label={t('ui.fairness.actions')}
          rows={2}
          spellCheck={false}
          value={evidence.actions}
          onChange={(event) => set({ actions: event.target.value })}
        />
      ) : null}
    </div>
  );
}

/** One line of hex, text or a number. */
function Line(
  props: FieldsProps & {
    field: keyof Evidence;
    label: string;
    isWide?: boolean;
    isNumber?: boolean;
  },
) {
  const { evidence, set, field, label, isWide, isNumber } = props;
  return (
    <TextField
      className={isWide ? 'sm:col-span-2' : undefined}
      inputClassName={isWide ? 'font-mono text-sm' : undefined}
      label={label}
      autoComplete="off"
      spellCheck={false}
      inputMode={isNumber ? 'numeric' : undefined}
      value={evidence[field]}
      // The text of a client seed counts as it is, spaces included.
      onChange={({ target: { value } }) =>
        set({ [field]: field === 'client_seed' ? value : value.trim() })
      }
    />
  );
}

function SeedFields(props: FieldsProps) {
  const t = useText();
  return (
    <>
      <Line {...props} field="server_seed" label={t('ui.fairness.serverSeed')} isWide />
      <Line {...props} field="server_seed_hash" label={t('ui.fairness.serverSeedHash')} isWide />
      <Line {...props} field="client_seed" label={t('ui.fairness.clientSeed')} />
      <Line {...props} field="nonce" label={t('ui.fairness.roundNonce')} isNumber />
    </>
  );
}

function ChainFields({ isPool, ...props }: FieldsProps & { isPool: boolean }) {
  const t = useText();
  return (
    <>
      <Line {...props} field="hash" label={t('ui.fairness.hash')} isWide />
      <Line {...props} field="salt" label={t('ui.fairness.salt')} isWide />
      <Line {...props} field="terminating_hash" label={t('ui.fairness.terminatingHash')} isWide />
      {isPool ? <Line {...props} field="entropy" label={t('ui.fairness.entropy')} isWide /> : null}
      <Line {...props} field="index" label={t('ui.fairness.index')} isNumber />
    </>
  );
}

/** What comes out, at once, with every change. */
function Answer({ evidence, round }: { evidence: Evidence; round: RoundRecord | null }) {
  const t = useText();
  const game = useRules(houseGameRow(evidence.game));
  if (game === undefined) return <Skeleton className="h-40" />;
  if (game === null) return <EmptyState icon="search" title={t('errors.gameNotFound')} />;
  const findings = findingsOf(game, evidence);
  return (
    <section aria-live="polite" className="grid gap-4" aria-label={t('ui.fairness.result')}>
      {round?.state === 'open' ? <Notice>{t('ui.fairness.stillOpen')}</Notice> : null}
      <CommitmentNote findings={findings} isChain={game.engine === 'round'} />
      {findings.problems.length > 0 ? (
        <Notice kind="warning">
          {t('ui.fairness.unreadable', { fields: findings.problems.join(', ') })}
        </Notice>
      ) : null}
      {findings.result ? <Result result={findings.result} round={round} /> : null}
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

function CommitmentNote({ findings, isChain }: { findings: Findings; isChain: boolean }) {
  const t = useText();
  const { commitment } = findings;
  if (commitment === 'notGiven') return null;
  if (commitment === 'notRevealed')
    return (
      <Notice>{t(isChain ? 'ui.fairness.hashMissing' : 'ui.fairness.seedNotRevealed')}</Notice>
    );
  const isRight = commitment === 'verified';
  const kind = isRight ? 'positive' : 'negative';
  const text = isChain
    ? t(isRight ? 'ui.fairness.chainVerified' : 'ui.fairness.chainAltered')
    : t(isRight ? 'ui.fairness.seedVerified' : 'ui.fairness.seedAltered');
  return <Notice kind={kind}>{text}</Notice>;
}

function Result(props: { result: NonNullable<Findings['result']>; round: RoundRecord | null }) {
  const t = useText();
  const { result, round } = props;
  const isSame = round === null || isEqual(result.outcome, round.outcome);
  return (
    <div className="grid gap-3 panel p-4">
      <h2 className="m-0 text-lg font-bold">{t('ui.fairness.result')}</h2>
      <dl className="numeric m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {Object.entries(asRecord(result.outcome)).map(([name, value]) => (
          <Fact key={name} name={name} text={plainText(value)} />
        ))}
        {result.multiplier === null ? null : (
          <Fact name={t('ui.game.multiplier')} text={`${result.multiplier}×`} />
        )}
      </dl>
      {round && round.state !== 'open' ? (
        <>
          <Notice kind={isSame ? 'positive' : 'negative'}>
            {t(isSame ? 'ui.fairness.same' : 'ui.fairness.differs')}
          </Notice>
          <AppLink to={replayOf(round.round_id)} className="font-semibold text-accent-text">
            {t('ui.fairness.replay')}
          </AppLink>
        </>
      ) : null}
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="m-0 font-bold wrap-anywhere">{text}</dd>
    </>
  );
}

const asRecord = (outcome: Json): Record<string, unknown> =>
  typeof outcome === 'object' && outcome !== null && !Array.isArray(outcome)
    ? (outcome as Record<string, unknown>)
    : { '': outcome };

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
