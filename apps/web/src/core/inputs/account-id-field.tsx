import { useText } from '@pavilion/i18n/react';
import { TextField, type TextFieldProps } from '@pavilion/ui/field';

/**
 * Name of an account, or what else says which one is meant (`label`), known to password managers
 * and left as it is typed.
 */
export function AccountIdField(
  props: Partial<Pick<TextFieldProps, 'label'>> & Omit<TextFieldProps, 'label'>,
) {
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
