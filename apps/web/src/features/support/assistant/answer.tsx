import { screenByPath } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { Asked } from './use-talk.ts';

/** A question and its answer; it is announced once it is whole. */
export function Answer({ asked }: { asked: Asked }) {
  const t = useText();
  return (
    <article className="grid gap-2" aria-busy={asked.finish === null}>
      <p className="justify-self-end rounded-card bg-surface-2 px-3 py-2 text-sm wrap-anywhere">
        {asked.question}
      </p>
      {asked.finish === null && asked.text === '' ? (
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
      <Words text={asked.text} />
      {[...new Set(asked.sources.map(({ path }) => path))].map((path) => (
        <SourceLink key={path} path={path} />
      ))}
    </article>
  );
}

/** Paragraphs, and what stands between double stars in bold; markup in it is text. */
function Words({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface-2 px-4 py-3 text-sm">
      {text.split('\n\n').map((paragraph, index) => (
        // Paragraphs only ever come behind the others.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="wrap-anywhere whitespace-pre-wrap">
          {paragraph
            .split('**')
            .map((part, place) => (place % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
        </p>
      ))}
    </div>
  );
}

function SourceLink({ path }: { path: string }) {
  const t = useText();
  const screen = screenByPath(path);
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
