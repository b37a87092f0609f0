import { assistantState } from '@pavilion/contracts/player/support/assistant-state.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { SiteModal } from '../../../core/modals/site-modal.tsx';
import { callKey } from '../../../core/query.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { askAsVisitor } from '../../../core/support/ask-as-visitor.ts';
import { Answer } from './answer.tsx';
import { takeConsentBack } from './ask-assistant.ts';
import { HandOver } from './hand-over.tsx';
import { useTalk } from './use-talk.ts';

/**
 * The assistant: answers from the site's own pages as the server finds them, and hands over to
 * people. It says so: nothing it shows is made up.
 */
export function AssistantPanel() {
  const t = useText();
  const site = useLayoutStore((state) => state.site?.site_name ?? '');
  const talk = useTalk();
  return (
    <SiteModal id="assistant" kind="drawer" size="small" title={t('ui.floating.assistant')}>
      <div className="grid gap-5">
        <p className="text-sm text-text-muted">{t('ui.floating.assistantIntro', { site })}</p>
        <Conversation talk={talk} />
        <HandOver session={talk.session} />
      </div>
    </SiteModal>
  );
}

function Conversation({ talk }: { talk: ReturnType<typeof useTalk> }) {
  const t = useText();
  const state = useQuery({
    queryKey: callKey(assistantState),
    queryFn: () => askAsVisitor(assistantState, {}),
    meta: { handled: true },
  });
  const inputRef = useRef<HTMLInputElement>(null);
  if (state.isPending) return <Skeleton className="h-64" />;
  if (state.isError)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void state.refetch()}
      />
    );
  if (state.data.value.adapter === 'none') return <p>{t('errors.assistantUnavailable')}</p>;
  const { consent, suggestions } = state.data.value;
  const isOpen = !consent.needed || consent.given;
  const ask = async (asked: string): Promise<void> => {
    if (asked.trim() === '' || talk.isBusy) return;
    if (inputRef.current) inputRef.current.value = '';
    await talk.ask(asked.trim(), !isOpen);
    if (!isOpen) await state.refetch();
  };
  return (
    <>
      {isOpen ? null : <RichText html={consent.text_html} />}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(inputRef.current?.value ?? '');
        }}
      >
        <TextField
          ref={inputRef}
          label={t('ui.floating.assistantQuestion')}
          className="min-w-0 flex-1"
          enterKeyHint="send"
          maxLength={1000}
          autoComplete="off"
        />
        <Button type="submit" isBusy={talk.isBusy}>
          {t(isOpen ? 'ui.floating.assistantAsk' : 'ui.floating.assistantAgree')}
        </Button>
      </form>
      <div role="log" aria-label={t('ui.floating.assistant')} className="grid gap-4">
        {talk.asked.map((asked, index) => (
          // Answers only ever come behind the others.
          // oxlint-disable-next-line react/no-array-index-key
          <Answer key={index} asked={asked} />
        ))}
      </div>
      {talk.asked.length === 0 && isOpen ? (
        <Suggestions titles={suggestions} onAsk={(title) => void ask(title)} />
      ) : null}
      {consent.needed && consent.given ? <TakeBack onTaken={() => void state.refetch()} /> : null}
    </>
  );
}

function Suggestions(props: { titles: string[]; onAsk: (question: string) => void }) {
  const t = useText();
  if (props.titles.length === 0) return null;
  return (
    <div className="grid gap-2">
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
    </div>
  );
}

/** Words leave only as long as the visitor wants them to. */
function TakeBack({ onTaken }: { onTaken: () => void }) {
  const t = useText();
  const take = useMutation({
    mutationFn: takeConsentBack,
    onSuccess: onTaken,
    onError: (thrown) => handleThrown(thrown),
    meta: { handled: true },
  });
  return (
    <Button kind="ghost" isBusy={take.isPending} onClick={() => take.mutate()}>
      {t('ui.floating.assistantTakeBack')}
    </Button>
  );
}
