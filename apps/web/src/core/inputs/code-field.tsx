import { tacLength } from '@pavilion/domain/input';
import type { TextFieldProps } from '@pavilion/ui/field';
import { DigitCodeField } from './filtered-text-field.tsx';

/**
 * One-time code: one field, so that pasting (`123 456`), autofill from a message and screen readers
 * all work.
 */
export function CodeField(props: TextFieldProps) {
  return (
    <DigitCodeField
      {...props}
      autoComplete="one-time-code"
      enterKeyHint="done"
      // Longer than the code: a pasted code may carry spaces, which are dropped.
      maxLength={tacLength * 2}
      inputClassName="numeric text-center text-xl tracking-[0.5em]"
    />
  );
}
