import { screenByPath } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { Asked } from './use-talk.ts';
import { Words } from './words.tsx';

const noticeKeys = {
  fallback: 'ui.floating.assistantFallback',
  machine: 'ui.floating.assistantMachine',
} as const;

/** A question and its answer; it is announced once it is whole. */
export function Answer({ asked }: { asked: Asked }) {
  const t = useText();
  return (
    <article className="grid gap-2" aria-busy={asked.finish === null}>
      <p className="justify-self-end rounded-card bg-surface-2 px-3 py-2 text-sm wrap-anywhere">
        {asked.question}
      </p>
      {asked.finish === null && asked.text === '' && asked.own.length === 0 ? (
        <p className="text-sm text-text-muted">{t('ui.floating.assistantThinking')}</p>
      ) : null}
      {asked.finish === 'none' ? (
        <EmptyState
          icon="help"
          className="py-6"
          title={t('ui.floating.assistantNone')}
          text={t('ui.floating.assistantNoneText')}
        />
      ) : null}
      {asked.finish === 'error' ? (
        <p role="alert" className="text-sm">
          {t('errors.assistantUnavailable')}
        </p>
      ) : null}
      {asked.own.map(({ path, rows }) => (
        <Own key={path} path={path} rows={rows} />
      ))}
      {asked.notices.map((notice) => (
        <p key={notice} className="text-xs text-text-muted">
          {t(noticeKeys[notice])}
        </p>
      ))}
      <Words text={asked.text} />
      {[...new Set(asked.sources.map(({ path }) => path))].map((path) => (
        <SourceLink key={path} path={path} />
      ))}
    </article>
  );
}

/** Rows of the player's own, and the page that has them all. */
function Own({ path, rows }: Asked['own'][number]) {
  return (
    <div className="grid gap-2 rounded-card border border-line px-4 py-3 text-sm">
      <dl className="grid gap-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid">
            <dt className="text-text-muted wrap-anywhere">{label}</dt>
            <dd className="numeric m-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <SourceLink path={path} />
    </div>
  );
}

function SourceLink({ path }: { path: string }) {
  const t = useText();
  const screen = screenByPath(path.split('?')[0] ?? path);
  if (!screen) return null;
  return (
    <p className="text-sm text-text-muted">
      {t.rich('ui.floating.assistantSource', {
        page: t(screenTitleKey(screen)),
        link: (children) => (
          <AppLink
            to={path}
            className="font-semibold text-accent-text underline"
            onClick={() => closeModal('assistant')}
          >
            {children}
          </AppLink>
        ),
      })}
    </p>
  );
}
