/** True when the digits end in their Luhn check digit (ISO/IEC 7812): payment cards. */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  [...digits].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return digits !== '' && sum % 10 === 0;
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
    0,
  );
}

/**
 * The twelve Federal Reserve districts, for banks, thrifts and electronic payments; 00 is the
 * government, 80 traveller's cheques.
 */
const district = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])/;

/**
 * True when nine digits are an ABA routing number of a bank in the USA: a district and a check
 * digit (weights 3, 7, 1).
 */
export function isRoutingNumberValid(digits: string): boolean {
  return (
    /^\d{9}$/.test(digits) && district.test(digits) && weightedSum(digits, [3, 7, 1]) % 10 === 0
  );
}

/** True for an account number of nothing but zeros, which fits most checks and is nobody's. */
export const isAllZeros = (digits: string): boolean => /^0+$/.test(digits);

/**
 * True when the key in a Russian account of 20 digits fits its bank's BIC (Bank of Russia, order of
 * 1997): weights 7, 1, 3 over the bank's part and the account. For accounts at the central bank's
 * own offices that part is 0 and two digits of the BIC.
 */
export function isRussianAccountValid(bic: string, account: string): boolean {
  if (!/^04\d{7}$/.test(bic) || !/^\d{20}$/.test(account)) return false;
  const isCentralBank = /00[0-2]$/.test(bic);
  const bank = isCentralBank ? `0${bic.slice(4, 6)}` : bic.slice(-3);
  return weightedSum(bank + account, [7, 1, 3]) % 10 === 0;
}
