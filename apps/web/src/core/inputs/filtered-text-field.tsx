import {
  filterAlphabet,
  filterNumeric,
  pasteAlphabet,
  pasteNumeric,
  type TextStrictness,
} from '@pavilion/domain/input';
import { TextField, type TextFieldProps } from '@pavilion/ui/field';
import type { ClipboardEvent, FormEvent } from 'react';
import { filterCode, pasteCode, type TextRule } from './text-rule.ts';

/**
 * Text field that takes only some characters, whether typed, composed or pasted. Works with
 * uncontrolled forms.
 */
function FilteredTextField({
  rule,
  onInput,
  onPaste,
  ...field
}: TextFieldProps & { rule: TextRule }) {
  const keepAllowed = (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    // While a letter is being composed its parts may not be allowed yet; the finished text comes
    // with another event.
    if (!(event.nativeEvent as InputEvent).isComposing) filterInPlace(input, rule);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  const refuse = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    if (rule.paste(event.clipboardData.getData('text')) === null) event.preventDefault();
  };
  return (
    <TextField
      {...field}
      onInput={keepAllowed}
      onCompositionEnd={({ currentTarget }) => tellKept(currentTarget, rule)}
      onPaste={refuse}
    />
  );
}

/**
 * No event follows a text that was composed: where less of it is kept, whoever holds the field's
 * text hears of it by one of our own.
 */
function tellKept(input: HTMLInputElement, rule: TextRule): void {
  const kept = rule.filter(input.value);
  if (kept === input.value) return;
  // Past the setter React watches, which would take the event for one that changes nothing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, kept);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps the caret where it was, less what was dropped before it. */
function filterInPlace(input: HTMLInputElement, rule: TextRule): void {
  const kept = rule.filter(input.value);
  if (kept === input.value) return;
  const caret = rule.filter(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}

const alphabetRules: Record<TextStrictness, TextRule> = {
  strict: alphabetRule('strict'),
  lenient: alphabetRule('lenient'),
};
const numericRules: Record<TextStrictness, TextRule> = {
  strict: { filter: filterNumeric, paste: (text) => pasteNumeric(text, 'strict') },
  lenient: { filter: filterNumeric, paste: (text) => pasteNumeric(text, 'lenient') },
};
const codeRule: TextRule = { filter: filterCode, paste: pasteCode };

function alphabetRule(strictness: TextStrictness): TextRule {
  return {
    filter: (text) => filterAlphabet(text, strictness),
    paste: (text) => pasteAlphabet(text, strictness),
  };
}

type VariantProps = TextFieldProps & { variant?: TextStrictness };

/** Letters and space; the lenient variant also the signs inside names (specification, point 5). */
export function AlphabetField({ variant = 'lenient', ...field }: VariantProps) {
  return <FilteredTextField {...field} rule={alphabetRules[variant]} />;
}

/** ASCII digits; the strict variant refuses a paste that contains anything else. */
export function NumericField({ variant = 'lenient', ...field }: VariantProps) {
  return <FilteredTextField inputMode="numeric" {...field} rule={numericRules[variant]} />;
}

/**
 * A code that was sent: strict digits of any keyboard, which may be pasted in groups (`123 456`).
 */
export function DigitCodeField(field: TextFieldProps) {
  return <FilteredTextField inputMode="numeric" {...field} rule={codeRule} />;
}
