import { validateIBAN, ValidationErrorsIBAN } from 'ibantools';

/**
 * Countries of the single euro payments area (European Payments Council, list of 2025, five more
 * than ibantools knows).
 */
const sepaCountries: ReadonlySet<string> = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK ' +
    'SM VA'
  ).split(' '),
);

/** SWIFT's registry has four letters for the bank; ibantools takes digits as well. */
const irishBank = /^IE\d{2}[A-Z]{4}/;

// What is not named here is no fault: check digits a country has inside the account
// (WrongAccountBankBranchChecksum) are left to the banks, which know their exceptions; nobody is
// refused for them.
const formErrors: ReadonlySet<ValidationErrorsIBAN> = new Set([
  ValidationErrorsIBAN.NoIBANProvided,
  ValidationErrorsIBAN.NoIBANCountry,
  ValidationErrorsIBAN.WrongBBANLength,
  ValidationErrorsIBAN.WrongBBANFormat,
  ValidationErrorsIBAN.ChecksumNotNumber,
]);

/**
 * What is wrong with an IBAN in capitals without spaces, or null: country, form, check digits and
 * the remainder of 97 (ISO 13616).
 */
export function ibanProblem(iban: string): 'invalidFormat' | 'invalidChecksum' | null {
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.some((code) => formErrors.has(code))) return 'invalidFormat';
  if (iban.startsWith('IE') && !irishBank.test(iban)) return 'invalidFormat';
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? 'invalidChecksum' : null;
}

/** As {@link ibanProblem}; an account that euro transfers do not reach is `notServed`. */
export function sepaIbanProblem(
  iban: string,
): 'invalidFormat' | 'invalidChecksum' | 'notServed' | null {
  return ibanProblem(iban) ?? (sepaCountries.has(iban.slice(0, 2)) ? null : 'notServed');
}
