import type { ValidationCode } from './validation-codes.ts';

const urlMaxLength = 2048;

/**
 * Checks a web address a person typed: absolute, http or https, a host, no sign-in data. Gives the
 * reason to refuse it, or null.
 */
export function validateUrl(text: string): ValidationCode | null {
  const address = text.trim();
  if (address === '') return 'required';
  if (address.length > urlMaxLength) return 'tooLong';
  // The URL parser repairs what people would call wrong (`http:x`, inner spaces), so the form is
  // checked first.
  if (!/^https?:\/\/[^\s/?#]+\S*$/i.test(address) || !URL.canParse(address)) return 'invalidUrl';
  const url = new URL(address);
  return url.username === '' && url.password === '' ? null : 'invalidUrl';
}
