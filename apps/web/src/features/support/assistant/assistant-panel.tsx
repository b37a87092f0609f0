import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useRef, useState } from 'react';
import { SiteModal } from '../../../core/modals/site-modal.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { Answers } from './answers.tsx';
import { findTopics } from './find-topics.ts';
import { HandOver } from './hand-over.tsx';
import { useHelpTopics } from './use-help-topics.ts';

const questionsSuggested = 5;

/**
 * The assistant: finds the answer to a question in the site's own help pages, on the visitor's device, and hands over
 * to people when there is none. It says so: nothing it shows is made up.
 */
export function AssistantPanel() {
  const t = useText();
  const site = useLayoutStore((state) => state.site?.site_name ?? '');
  return (
    <SiteModal id="assistant" kind="drawer" size="small" title={t('ui.floating.assistant')}>
      <div className="grid gap-5">
        <p className="text-sm text-text-muted">{t('ui.floating.assistantIntro', { site })}</p>
        <Conversation />
        <HandOver />
      </div>
    </SiteModal>
  );
}

function Conversation() {
  const t = useText();
  const tag = useLanguageTag();
  const { topics, isPending, isFailed, retry } = useHelpTopics();
  const [question, setQuestion] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  if (isPending) return <Skeleton className="h-64" />;
  if (isFailed)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={retry}
      />
    );
  const ask = (asked: string): void => {
    if (inputRef.current) inputRef.current.value = asked;
    setQuestion(asked.trim() === '' ? null : asked);
  };
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          ask(inputRef.current?.value ?? '');
        }}
      >
        <TextField
          ref={inputRef}
          label={t('ui.floating.assistantQuestion')}
          className="min-w-0 flex-1"
          enterKeyHint="send"
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit">{t('ui.floating.assistantAsk')}</Button>
      </form>
      <div aria-live="polite" className="grid gap-3">
        {question === null ? (
          <Suggestions
            titles={topics.slice(0, questionsSuggested).map(({ title }) => title)}
            onAsk={ask}
          />
        ) : (
          <Answers key={question} topics={findTopics(topics, question, tag)} />
        )}
      </div>
    </>
  );
}

function Suggestions(props: { titles: string[]; onAsk: (question: string) => void }) {
  const t = useText();
  if (props.titles.length === 0) return null;
  return (
    <>
      <h3 className="text-sm font-semibold">{t('ui.floating.assistantOften')}</h3>
      <ul className="grid gap-2">
        {props.titles.map((title) => (
          <li key={title}>
            <button
              type="button"
              className="min-h-11 w-full rounded-control border border-line bg-surface-2 px-3 py-2 text-start text-sm wrap-anywhere hover:border-accent"
              onClick={() => props.onAsk(title)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
