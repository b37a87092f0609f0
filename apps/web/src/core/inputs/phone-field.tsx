import { regionWriter } from '@pavilion/i18n/formats/region-writer';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import {
  controlFrameClass,
  FieldShell,
  framedInputClass,
  type TextFieldProps,
} from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useMemo, useState, type FocusEvent } from 'react';
import { create } from 'zustand';
import { logProblem } from '@pavilion/web-core/log';
import { useLayoutStore } from '../stores/layout.store.ts';
import { whenIdle } from '@pavilion/web-core/when-idle';
import { countryOfCurrency, type PhoneCountry } from './phone-country.ts';
import type { ReadPhone } from './phone.ts';

type Rules = typeof import('./phone.ts');

const loadPhone = (): Promise<Rules> => import('./phone.ts');

/** The country the visitor chose for his number, for every field of the page; null until he did. */
const useChosenCountry = create<{ chosen: PhoneCountry | null }>(() => ({ chosen: null }));
const choose = (chosen: PhoneCountry): void => useChosenCountry.setState({ chosen });

const countryNow = (): PhoneCountry =>
  useChosenCountry.getState().chosen ??
  countryOfCurrency(useLayoutStore.getState().site?.currency ?? '');

function useCountry(): PhoneCountry {
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  return useChosenCountry((state) => state.chosen) ?? countryOfCurrency(currency);
}

/**
 * Mobile number: the country's prefix, chosen from a list, and the number as it is written there. A
 * number with `+` chooses its country itself when the field is left. Rules, list and example come
 * once the page is quiet.
 */
export function PhoneField({
  onBlur,
  ref,
  label,
  hint,
  error,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const { country } = useCountry();
  const rules = useRules();
  const writeOut = async (event: FocusEvent<HTMLInputElement>): Promise<void> => {
    const field = event.currentTarget;
    onBlur?.(event);
    const read = await readNow(field.value);
    if (!read) return;
    const taken = adopt(read);
    if (taken === field.value) return;
    field.value = taken;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <FieldShell label={label} hint={hint} error={error}>
      {({ id, describedBy, isInvalid }) => (
        <div className={controlFrameClass}>
          <CountryChoice rules={rules} />
          <input
            {...input}
            ref={ref}
            id={id}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder={rules?.exampleOf(country)}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onBlur={(event) => void writeOut(event)}
            className={`numeric ${framedInputClass}`}
          />
        </div>
      )}
    </FieldShell>
  );
}

/** The prefix in front of the number; the platform's own list behind it. */
function CountryChoice({ rules }: { rules: Rules | null }) {
  const t = useText();
  const { country, callingCode } = useCountry();
  const tag = useLanguageTag();
  const options = useMemo(() => namedCountries(rules, tag), [rules, tag]);
  return (
    <span className="relative flex shrink-0 items-center gap-1 self-stretch rounded-control border-e border-line ps-3 pe-2 has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-focus">
      <span aria-hidden="true" className="numeric">
        {country} +{callingCode}
      </span>
      <Icon name="chevron-down" size={16} className="text-text-muted" />
      <select
        aria-label={t('ui.auth.phoneCountry')}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface-1 text-base text-text opacity-0"
        value={country}
        onChange={({ target }) => {
          const found = options.find((option) => option.country === target.value);
          if (found) choose(found);
        }}
      >
        {options.length === 0 ? (
          <option value={country}>{`${country} +${callingCode}`}</option>
        ) : null}
        {options.map((option) => (
          <option key={option.country} value={option.country}>
            {option.name} +{option.callingCode}
          </option>
        ))}
      </select>
    </span>
  );
}

function namedCountries(rules: Rules | null, tag: string): (PhoneCountry & { name: string })[] {
  if (!rules) return [];
  const nameOf = regionWriter(tag);
  const order = new Intl.Collator(tag);
  return rules
    .phoneCountries()
    .map((each) => ({ ...each, name: nameOf(each.country) ?? each.country }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}

/**
 * What numbers are read with, once the page is quiet; null until then, and where it cannot be had.
 */
function useRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        loadPhone().then(setRules, (cause: unknown) =>
          logProblem('the rules of phone numbers could not be loaded', cause),
        );
      }),
    [],
  );
  return rules;
}

const readNow = async (text: string): Promise<ReadPhone | null> =>
  (await loadPhone()).readPhone(text, countryNow().country);

/**
 * Chooses the country of a number that named it; gives the number as it is written there, or as it
 * stands where none is sure.
 */
function adopt({ country, callingCode, national, e164 }: ReadPhone): string {
  if (country) choose({ country, callingCode });
  return country || callingCode === countryNow().callingCode ? national : e164;
}

/**
 * Reads what stands in a {@link PhoneField}: the number as E.164 and its country's prefix; null
 * when it is not one.
 */
export async function numberOf(
  text: string,
): Promise<{ phone: string; callingCode: string } | null> {
  const read = await readNow(text);
  return read && { phone: read.e164, callingCode: read.callingCode };
}
