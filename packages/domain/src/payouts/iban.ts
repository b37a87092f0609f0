/**
 * Countries of the single euro payments area (European Payments Council, list of 2025) and what their accounts are made of behind country
 * and check digits: so many digits (n), capitals (a), or either (c), by SWIFT's IBAN registry.
 */
const sepaAccounts: Readonly<Record<string, string>> = {
  AD: '8n12c',
  AL: '8n16c',
  AT: '16n',
  BE: '12n',
  BG: '4a6n8c',
  CH: '5n12c',
  CY: '8n16c',
  CZ: '20n',
  DE: '18n',
  DK: '14n',
  EE: '16n',
  ES: '20n',
  FI: '14n',
  FR: '10n11c2n',
  GB: '4a14n',
  GI: '4a15c',
  GR: '7n16c',
  HR: '17n',
  HU: '24n',
  IE: '4a14n',
  IS: '22n',
  IT: '1a10n12c',
  LI: '5n12c',
  LT: '16n',
  LU: '3n13c',
  LV: '4a13c',
  MC: '10n11c2n',
  MD: '20c',
  ME: '18n',
  MK: '3n10c2n',
  MT: '4a5n18c',
  NL: '4a10n',
  NO: '11n',
  PL: '24n',
  PT: '21n',
  RO: '4a16c',
  RS: '18n',
  SE: '20n',
  SI: '15n',
  SK: '20n',
  SM: '1a10n12c',
  VA: '18n',
};

/** Lengths of the IBANs of other countries (SWIFT's IBAN registry). */
const otherLengths: Readonly<Record<string, number>> = {
  AE: 23,
  AZ: 28,
  BA: 20,
  BH: 22,
  BR: 29,
  BY: 28,
  CR: 22,
  DO: 28,
  EG: 29,
  FO: 18,
  GE: 22,
  GL: 18,
  GT: 28,
  IL: 23,
  IQ: 23,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LY: 25,
  MR: 27,
  MU: 30,
  PK: 24,
  PS: 29,
  QA: 29,
  SA: 24,
  SC: 31,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VG: 24,
  XK: 20,
};

const signs: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

function isWellFormed(iban: string): boolean {
  const country = iban.slice(0, 2);
  const account = sepaAccounts[country];
  if (account === undefined) return otherLengths[country] === iban.length;
  const pattern = account.replace(
    /(\d+)([nac])/g,
    (_part, count: string, kind: string) => `${signs[kind] ?? ''}{${count}}`,
  );
  return new RegExp(`^${pattern}$`).test(iban.slice(4));
}

/** Check digits are what 98 less a remainder of 97 can be; 00, 01 and 99 leave the right remainder too, and are refused (ISO 13616). */
const isCheckDigits = (digits: string): boolean => Number(digits) >= 2 && Number(digits) <= 98;

/** What is wrong with an IBAN in capitals without spaces, or null: country, form, check digits and the remainder of 97 (ISO 13616). */
export function ibanProblem(iban: string): 'invalidFormat' | 'invalidChecksum' | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return 'invalidFormat';
  if (!isWellFormed(iban)) return 'invalidFormat';
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((sign) => Number.parseInt(sign, 36).toString())
    .join('');
  const isRight = isCheckDigits(iban.slice(2, 4)) && BigInt(digits) % 97n === 1n;
  return isRight ? null : 'invalidChecksum';
}

/** As {@link ibanProblem}; an account that euro transfers do not reach is `notServed`. */
export function sepaIbanProblem(
  iban: string,
): 'invalidFormat' | 'invalidChecksum' | 'notServed' | null {
  return ibanProblem(iban) ?? (iban.slice(0, 2) in sepaAccounts ? null : 'notServed');
}
