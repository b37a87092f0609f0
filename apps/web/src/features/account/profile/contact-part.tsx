import { contactBegin } from '@pavilion/contracts/player/account/contact-begin.contract';
import { contactConfirm } from '@pavilion/contracts/player/account/contact-confirm.contract';
import type { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { profile as profileCall } from '@pavilion/contracts/player/account/profile.contract';
import { emailMaxLength, validateEmail, validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../core/api.ts';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { rule } from '@pavilion/web-core/forms/rules';
import { CodeField } from '../../../core/inputs/code-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { numberOf, PhoneField } from '../../../core/inputs/phone-field.tsx';
import { callKey } from '../../../core/query.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import type { Profile } from './account.queries.ts';
import { PasswordConfirm } from '../../../core/second-step/password-confirm.tsx';
import { SecurityCard } from './security-card.tsx';

type Contact = 'mail' | 'phone';
type Places = CallResponse<typeof contactBegin>;

const words = {
  mail: { title: 'ui.auth.email', change: 'ui.security.changeMail' },
  phone: { title: 'ui.auth.phone', change: 'ui.security.changePhone' },
} as const;

/** Mail or phone of the account, and its change by codes to the old and the new one. */
export function ContactCard({ contact, profile }: { contact: Contact; profile: Profile }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [places, setPlaces] = useState<Places | null>(null);
  const close = (): void => {
    setOpen(false);
    setPlaces(null);
  };
  return (
    <SecurityCard
      title={t(words[contact].title)}
      text={contact === 'mail' ? profile.contact_email : profile.contact_phone}
      action={
        isOpen ? null : (
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t(words[contact].change)}
          </Button>
        )
      }
    >
      {isOpen && places === null ? (
        <AskCodes contact={contact} onSent={setPlaces} onCancel={close} />
      ) : null}
      {isOpen && places !== null ? (
        <EnterCodes contact={contact} places={places} profile={profile} onClose={close} />
      ) : null}
    </SecurityCard>
  );
}

/** The new mail or number, and the password. */
function AskCodes(props: {
  contact: Contact;
  onSent: (places: Places) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const { contact } = props;
  const fieldText = useFieldText();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const refuse = (code: string): void => {
    setProblem(code);
    field.current?.focus();
  };
  const refused = ({ code, errors }: CallFailure): boolean => {
    const reason = errors.find(({ path }) => path === 'value')?.code;
    const isAbout = ['sameContact', 'emailTaken', 'phoneTaken'].includes(code);
    if (reason === undefined && !isAbout) return false;
    refuse(reason ?? `errors.${code}`);
    return true;
  };
  const shared = {
    ref: field,
    autoFocus: true,
    value,
    error: fieldText(problem, { maximum: emailMaxLength }),
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      setProblem(undefined);
    },
  };
  return (
    <PasswordConfirm
      submitLabel={t('ui.security.sendCodes')}
      check={async () => {
        const found = await problemOf(contact, value);
        if (found) refuse(found);
        return found === null;
      }}
      ask={async (confirmed) => {
        const wanted = contact === 'phone' ? ((await numberOf(value))?.phone ?? value) : value;
        return call(contactBegin, { ...confirmed, contact, value: wanted }, { handled: true });
      }}
      onDone={props.onSent}
      onRefused={refused}
      onCancel={props.onCancel}
    >
      {contact === 'mail' ? (
        <TextField
          label={t('ui.security.newMail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          {...shared}
        />
      ) : (
        <PhoneField label={t('ui.security.newPhone')} name="new_phone" {...shared} />
      )}
    </PasswordConfirm>
  );
}

async function problemOf(contact: Contact, value: string): Promise<string | null> {
  if (value.trim() === '') return 'required';
  if (contact === 'mail') return validateEmail(value);
  return (await numberOf(value)) === null ? 'invalidPhone' : null;
}

interface Codes {
  old_code: string;
  new_code: string;
}

function EnterCodes(props: {
  contact: Contact;
  places: Places;
  profile: Profile;
  onClose: () => void;
}) {
  const t = useText();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const { contact, places, profile } = props;
  const form = useForm<Codes>({ defaultValues: { old_code: '', new_code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = async (codes: Codes): Promise<void> => {
    try {
      const saved = await call(contactConfirm, { contact, ...codes }, { handled: true });
      const { contact_email, contact_phone } = saved;
      useUserStore.setState(({ user }) => ({
        email: contact_email,
        user: { ...user, contact_email },
      }));
      const key = callKey(profileCall, {});
      const isProven = contact === 'mail' || profile.is_email_verified;
      const changed = { contact_email, contact_phone, is_email_verified: isProven };
      client.setQueryData(key, { ...profile, ...changed });
      showToast({ tone: 'success', title: t('ui.security.contactChanged') });
      props.onClose();
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['old_code', 'new_code']);
    }
  };
  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.security.confirm')}
      isBusy={isSubmitting}
      footer={
        <>
          <Button kind="ghost" onClick={props.onClose}>
            {t('ui.security.cancel')}
          </Button>
          <p className="m-0 text-sm text-text-muted">{t('ui.security.noAccess')}</p>
        </>
      }
    >
      <div role="status">
        <Notice>{t('ui.security.contactSent')}</Notice>
      </div>
      <CodeField
        label={t('ui.security.codeTo', { place: places.old_place })}
        autoFocus
        error={fieldText(errors.old_code?.message)}
        {...form.register('old_code', { validate: rule(validateTac) })}
      />
      <CodeField
        label={t('ui.security.codeTo', { place: places.new_place })}
        error={fieldText(errors.new_code?.message)}
        {...form.register('new_code', { validate: rule(validateTac) })}
      />
    </FormShell>
  );
}
