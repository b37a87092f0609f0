import { TextField, type TextFieldProps } from '@pavilion/ui/field';
import type { FocusEvent } from 'react';
import { useLayoutStore } from '../stores/layout.store.ts';
import { countryOfCurrency } from './phone-country.ts';

const loadPhone = () => import('./phone.ts');

/** Mobile number. It is written out in its international form when the field is left; the rules load with the first touch. */
export function PhoneField({ onBlur, onFocus, ...field }: Omit<TextFieldProps, 'type'>) {
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const writeOut = async (event: FocusEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    onBlur?.(event);
    const { formatPhone } = await loadPhone();
    const formatted = formatPhone(input.value, countryOfCurrency(currency));
    if (formatted && formatted !== input.value) {
      input.value = formatted;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      onFocus={(event) => {
        void loadPhone();
        onFocus?.(event);
      }}
      onBlur={(event) => void writeOut(event)}
    />
  );
}

/** Gives the number as E.164 (`+639171234567`), or null when it is not one. */
export async function toE164(text: string): Promise<string | null> {
  const currency = useLayoutStore.getState().site?.currency ?? '';
  return (await loadPhone()).e164(text, countryOfCurrency(currency));
}
