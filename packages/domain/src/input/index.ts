export { accountIdLength, normaliseAccountId, validateAccountId } from './account-id.ts';
export {
  filterAlphabet,
  fullNameMaxLength,
  isAlphabetOnly,
  isSameName,
  normaliseFullName,
  pasteAlphabet,
  validateFullName,
  type TextStrictness,
} from './alphabet.ts';
export { instantPattern, parseInstant } from './instant.ts';
export { loadCommonPasswords } from './common-passwords.ts';
export { emailMaxLength, normaliseEmail, validateEmail } from './email.ts';
export { asciiDigits, normaliseCode, normaliseText } from './normal-form.ts';
export { filterNumeric, pasteNumeric, tacLength, validateNumeric, validateTac } from './numeric.ts';
export {
  pageCount,
  pageJump,
  pageLink,
  pagePlaceholder,
  pageWindow,
  paginationDefaults,
  validatePagination,
  type PageWindow,
  type PaginationSettings,
} from './pagination.ts';
export { passwordLength, validatePassword, type PasswordContext } from './password.ts';
export { passwordStrength, type PasswordScore } from './password-strength.ts';
export { validateRange, type InstantRange } from './range.ts';
export { validateUrl } from './url.ts';
export { isValidationCode, validationCodes, type ValidationCode } from './validation-codes.ts';
