import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField, TextField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { TextArea } from '@pavilion/ui/text-area';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useCreateTicket, useTopics, type TicketWords } from './tickets.queries.ts';

const fields = ['topic', 'subject', 'text', 'contact_email'] as const;
const textMax = 4000;
const empty: TicketWords = {
  topic: 'account',
  subject: '',
  text: '',
  contact_email: '',
  website: '',
};

/**
 * The form to write to the people of the site; when it was sent, the number of the ticket in its
 * place.
 */
export function TicketForm() {
  const t = useText();
  const [number, setNumber] = useState<string | null>(null);
  const topics = useTopics();
  if (number !== null) return <Sent number={number} onAgain={() => setNumber(null)} />;
  if (topics.isError && !topics.data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void topics.refetch()}
      />
    );
  if (!topics.data) return <Skeleton className="h-64 w-full" />;
  return <Form {...topics.data} onSent={setNumber} />;
}

type Topics = NonNullable<ReturnType<typeof useTopics>['data']>;

function Form({ value: topics, form_token, onSent }: Topics & { onSent: (n: string) => void }) {
  const t = useText();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const form = useForm<TicketWords>({ defaultValues: empty });
  const create = useCreateTicket(form_token);
  const topic = useWatch({ control: form.control, name: 'topic' });
  const submit = form.handleSubmit(async (words) => {
    try {
      onSent((await create.mutateAsync(words)).ticket_number);
    } catch (thrown) {
      applyFailure(thrown, form.setError, fields);
    }
  });
  return (
    <form className="grid w-full gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t('ui.contact.topic')}
        hint={topics.find((one) => one.topic === topic)?.hint}
        options={topics.map((one) => ({ value: one.topic, label: one.name }))}
        {...form.register('topic')}
      />
      <Words form={form} isSignedIn={isSignedIn} />
      {/* People neither see nor reach it; programs fill it in. */}
      <input
        type="text"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        {...form.register('website')}
      />
      <Button type="submit" isBusy={create.isPending} className="justify-self-start">
        {t('ui.contact.send')}
      </Button>
    </form>
  );
}

function Words({ form, isSignedIn }: { form: UseFormReturn<TicketWords>; isSignedIn: boolean }) {
  const t = useText();
  const say = useFieldText();
  const { errors } = form.formState;
  const text = useWatch({ control: form.control, name: 'text' });
  return (
    <>
      <TextField
        label={t('ui.contact.subject')}
        maxLength={120}
        error={say(errors.subject?.message)}
        {...form.register('subject')}
      />
      <TextArea
        label={t('ui.contact.text')}
        rows={6}
        maxLength={textMax}
        value={text}
        error={say(errors.text?.message)}
        {...form.register('text')}
      />
      {isSignedIn ? null : (
        <TextField
          type="email"
          autoComplete="email"
          label={t('ui.contact.mail')}
          hint={t('ui.contact.mailText')}
          error={say(errors.contact_email?.message)}
          {...form.register('contact_email')}
        />
      )}
    </>
  );
}

function Sent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const t = useText();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="font-semibold">
        {t('ui.contact.sent', { number })}
      </p>
      <p className="text-text-muted">{t('ui.contact.sentText')}</p>
      <Button kind="secondary" onClick={onAgain}>
        {t('ui.contact.another')}
      </Button>
    </div>
  );
}
