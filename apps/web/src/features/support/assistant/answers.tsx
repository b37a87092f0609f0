import { screenByPath } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { RichText } from '../../../core/layout/rich-text.tsx';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { HelpTopic } from './help-topics.ts';

/** What was found, the best answer open; each says on which page it stands. */
export function Answers({ topics }: { topics: HelpTopic[] }) {
  const t = useText();
  if (topics.length === 0)
    return (
      <EmptyState
        icon="help"
        className="py-6"
        title={t('ui.floating.assistantNone')}
        text={t('ui.floating.assistantNoneText')}
      />
    );
  return topics.map((topic, index) => (
    <details
      key={topic.id}
      open={index === 0}
      className="rounded-card border border-line bg-surface-2 px-4 py-3"
    >
      <summary className="min-h-6 font-semibold wrap-anywhere">{topic.title}</summary>
      <div className="mt-2 grid gap-3 text-sm">
        <RichText html={topic.html} />
        <SourceLink path={topic.path} />
      </div>
    </details>
  ));
}

function SourceLink({ path }: { path: string }) {
  const t = useText();
  const screen = screenByPath(path);
  if (!screen) return null;
  return (
    <p className="text-text-muted">
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
