import { documentAdd } from '@pavilion/contracts/player/account/document-add.contract';
import { identityStatus } from '@pavilion/contracts/player/account/identity-status.contract';
import { fullNameMaxLength, validateFullName } from '@pavilion/domain/input';
import { documentKinds } from '@pavilion/domain/verification';
import { useText } from '@pavilion/i18n/react';
import { SelectField, TextField } from '@pavilion/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { call } from '../../../core/api.ts';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { required, rule } from '@pavilion/web-core/forms/rules';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { AlphabetField } from '../../../core/inputs/filtered-text-field.tsx';
import { callKey } from '../../../core/query.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { FilePicker } from './file-picker.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import type { DocumentKind, Verification } from './verification.queries.ts';

interface Values {
  kind: DocumentKind;
  full_name: string;
  birth_date: string;
  file: File | null;
}

const maxBytes = 8 * 1024 * 1024;

/** Kinds that may be sent: what the next level asks for first, without those that are in force. */
function kindsOf({ required: wanted, documents }: Verification): DocumentKind[] {
  const isInForce = (kind: DocumentKind): boolean =>
    documents.some((held) => held.kind === kind && held.state === 'approved');
  const others = documentKinds.filter((kind) => !wanted.includes(kind) && !isInForce(kind));
  return [...wanted, ...others];
}

const fileProblem = (file: File | null): string | null => {
  if (!file) return 'required';
  if (file.size === 0) return 'fileEmpty';
  return file.size > maxBytes ? 'fileTooLarge' : null;
};

/** Sends one document: what it is, who it is about, and a photo or a PDF of it. */
export function DocumentForm({ known }: { known: Verification }) {
  const t = useText();
  const send = useSend();
  const kinds = kindsOf(known);
  const { full_name, birth_date } = known;
  const form = useForm<Values>({
    defaultValues: { kind: kinds[0] ?? 'identity', full_name, birth_date, file: null },
  });
  const [kind, setKind] = useState<DocumentKind>(kinds[0] ?? 'identity');
  const { isSubmitting } = form.formState;
  if (kinds.length === 0) return null;

  const submit = async (values: Values): Promise<void> => {
    try {
      await send(values, kind === 'identity' && !known.is_locked);
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['full_name', 'birth_date', 'file']);
    }
  };

  return (
    <section aria-labelledby="send-document" className="grid grid-cols-1 gap-4 panel p-4">
      <h3 id="send-document" className="m-0 text-base font-bold">
        {t('ui.verification.add')}
      </h3>
      <FormShell
        onSubmit={form.handleSubmit(submit)}
        submitLabel={t('ui.verification.send')}
        isBusy={isSubmitting}
        footer={<p className="m-0 text-sm text-text-muted">{t('ui.verification.intro')}</p>}
      >
        <SelectField
          label={t('ui.verification.kindLabel')}
          hint={t(`ui.verification.kindHint.${kind}`)}
          options={kinds.map((value) => ({ value, label: t(`ui.verification.kind.${value}`) }))}
          {...form.register('kind', {
            onChange: (event: { target: { value: DocumentKind } }) => setKind(event.target.value),
          })}
        />
        {kind === 'identity' && !known.is_locked ? (
          <PersonFields form={form} minimumAge={known.minimum_age} />
        ) : null}
        <FileField form={form} kind={kind} />
      </FormShell>
    </section>
  );
}

/** Who the document is about, as it says. */
function PersonFields({ form, minimumAge }: { form: UseFormReturn<Values>; minimumAge: number }) {
  const t = useText();
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <>
      <AlphabetField
        label={t('ui.verification.fullName')}
        maxLength={fullNameMaxLength}
        autoComplete="name"
        error={fieldText(errors.full_name?.message, { maximum: fullNameMaxLength })}
        {...form.register('full_name', {
          validate: rule((value) => (value.trim() === '' ? 'required' : validateFullName(value))),
        })}
      />
      <TextField
        label={t('ui.verification.birthDate')}
        hint={t('ui.verification.birthDateHint', { age: minimumAge })}
        type="date"
        autoComplete="bday"
        error={fieldText(errors.birth_date?.message)}
        {...form.register('birth_date', { validate: required })}
      />
    </>
  );
}

function FileField({ form, kind }: { form: UseFormReturn<Values>; kind: DocumentKind }) {
  const fieldText = useFieldText();
  return (
    <Controller
      control={form.control}
      name="file"
      rules={{ validate: rule(fileProblem) }}
      render={({ field, fieldState }) => (
        <FilePicker
          kind={kind}
          file={field.value}
          inputRef={field.ref}
          error={fieldText(fieldState.error?.message)}
          onPick={(file) => {
            field.onChange(file);
            void form.trigger('file');
          }}
        />
      )}
    />
  );
}

/** Sends what was filled in; the state is read anew once it arrived. */
function useSend() {
  const t = useText();
  const client = useQueryClient();
  return async ({ kind, full_name, birth_date, file }: Values, withPerson: boolean) => {
    if (!file) return;
    const person = withPerson ? { full_name, birth_date } : {};
    const wish = { kind, ...person, file: await shrinkPicture(file) };
    await call(documentAdd, wish, { handled: true });
    showToast({ tone: 'success', title: t('ui.verification.sent') });
    await client.invalidateQueries({ queryKey: callKey(identityStatus) });
  };
}
