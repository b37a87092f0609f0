import { useFormat, useText } from '@pavilion/i18n/react';
import { Badge } from '@pavilion/ui/notice';
import type { Verification } from './verification.queries.ts';

const tones = {
  checking: 'accent',
  approved: 'positive',
  refused: 'negative',
  expired: 'warning',
} as const satisfies Record<Verification['documents'][number]['state'], string>;

/** What was sent and what became of it, with the reason where it was refused. */
export function DocumentList({ documents }: Pick<Verification, 'documents'>) {
  const t = useText();
  const format = useFormat();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="grid grid-cols-1 gap-2">
      <h3 id="documents" className="m-0 text-base font-bold">
        {t('ui.verification.documents')}
      </h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {documents.map((document) => (
          <li
            key={document.document_id}
            className="grid grid-cols-1 gap-1 rounded-control border border-line bg-surface-1 px-4 py-3 text-sm"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{t(`ui.verification.kind.${document.kind}`)}</span>
              <Badge kind={tones[document.state]}>
                {t(`ui.verification.documentState.${document.state}`)}
              </Badge>
            </span>
            <span className="numeric text-text-muted">
              {format.dateTime(document.at)}
              {document.state === 'approved' && document.expires_at !== null
                ? ` · ${t('ui.verification.until', { date: format.date(document.expires_at) })}`
                : null}
            </span>
            {document.reason === null ? null : (
              <span>{t(`ui.verification.reason.${document.reason}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
