import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { TextField, type TextFieldProps } from '@pavilion/ui/field';
import { useState } from 'react';

/** Password with a button that shows and hides it; pasting and password managers work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'ui.common.hidePassword' : 'ui.common.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
