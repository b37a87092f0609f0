import { useText } from '@pavilion/i18n/react';
import { Badge } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import { LevelTable } from './level-table.tsx';
import { useVerification, type Verification } from './verification.queries.ts';

const tones = {
  none: 'plain',
  incomplete: 'warning',
  checking: 'accent',
  verified: 'positive',
} as const satisfies Record<Verification['state'], string>;

/**
 * The identity check: where the player stands, what that allows, and the way to send a document.
 */
export function VerificationPart() {
  const t = useText();
  const query = useVerification();
  return (
    <section aria-labelledby="verification" className="grid grid-cols-1 gap-4">
      <h2 id="verification" className="m-0 flex flex-wrap items-center gap-3 text-lg font-bold">
        {t('ui.verification.title')}
        {query.data ? (
          <Badge kind={tones[query.data.state]}>
            {t(`ui.verification.state.${query.data.state}`)}
          </Badge>
        ) : null}
      </h2>
      {query.data ? (
        <Known known={query.data} />
      ) : query.isPending ? (
        <Skeleton className="h-72" />
      ) : (
        <ErrorState
          title={t('ui.verification.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}

/** What operators ask for beyond the level, each with its reason. */
function AskedFor({ asked }: Pick<Verification, 'asked'>) {
  const t = useText();
  return (
    <section
      aria-labelledby="asked-documents"
      className="grid grid-cols-1 gap-2 rounded-control border border-line bg-surface-1 px-4 py-3"
    >
      <h3 id="asked-documents" className="m-0 text-base font-bold">
        {t('ui.verification.asked')}
      </h3>
      <ul className="m-0 grid list-none gap-2 p-0 text-sm">
        {asked.map(({ kind, reason }) => (
          <li key={kind} className="grid grid-cols-1">
            <span className="font-semibold">{t(`ui.verification.kind.${kind}`)}</span>
            <span>{t(`ui.verification.askReason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Known({ known }: { known: Verification }) {
  const t = useText();
  return (
    <>
      {known.asked.length > 0 ? (
        <AskedFor asked={known.asked} />
      ) : (
        <p className="m-0 text-text-muted">{t(`ui.verification.stateText.${known.state}`)}</p>
      )}
      {known.levels.length > 0 ? <LevelTable known={known} /> : null}
      {/* A new document, a new form: nothing of the last one stands in it. */}
      <DocumentForm key={known.documents[0]?.document_id ?? ''} known={known} />
      <DocumentList documents={known.documents} />
    </>
  );
}
