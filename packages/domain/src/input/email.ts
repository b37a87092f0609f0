import { normaliseText } from './normal-form.ts';
import type { ValidationCode } from './validation-codes.ts';

/** Longest address that can be delivered to (RFC 5321, 4.5.3.1). */
export const emailMaxLength = 254;
const localPartMaxLength = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const topLevelLabel = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{2,59})$/iu;

const domainName = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The form an address is stored and compared in: as every text that is compared, trimmed, lower
 * case, its domain as the network writes it (`bücher.de` and `xn--bcher-kva.de` are one).
 * Sub-addresses stay: mail is sent to what was written.
 */
export function normaliseEmail(text: string): string {
  const address = normaliseText(text).trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** A domain in letters of the network; what is none stays, to be refused. */
function asciiDomain(domain: string): string {
  const isWide = /[^\p{ASCII}]/u.test(domain) && domainName.test(domain);
  return isWide && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/**
 * Checks an e-mail address: the dot-atom form of RFC 5322 with a dot in the domain (decisions,
 * "Input rules"). Gives the reason to refuse it, or null.
 */
export function validateEmail(text: string): ValidationCode | null {
  const address = normaliseEmail(text);
  if (address === '') return 'required';
  if (address.length > emailMaxLength) return 'tooLong';
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const isValid =
    local.length <= localPartMaxLength &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelLabel.test(labels.at(-1) ?? '');
  return isValid ? null : 'invalidEmail';
}
