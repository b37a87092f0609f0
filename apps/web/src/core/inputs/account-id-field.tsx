import { useText } from '@pavilion/i18n/react';
import { TextField, type TextFieldProps } from '@pavilion/ui/field';

/** Name of an account, known to password managers and left as it is typed. */
export function AccountIdField(props: Omit<TextFieldProps, 'label'>) {
  const t = useText();
  return (
    <TextField
      label={t('ui.auth.accountId')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
