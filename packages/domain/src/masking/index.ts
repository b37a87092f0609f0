const shownAtStart = 2;
const shownAtEnd = 1;
const mask = '***';

/**
 * Hides a phone number (E.164) from who looks over a shoulder, for its owner to recognise: country
 * and last three digits stay, `+639171234567` → `+63 ••• 567`. `callingCode` is the country's,
 * digits only; what does not begin with it keeps its end alone.
 */
export function maskPhone(phone: string, callingCode = ''): string {
  const end = phone.replace(/\D/g, '').slice(-3);
  return callingCode !== '' && phone.startsWith(`+${callingCode}`)
    ? `+${callingCode} ••• ${end}`
    : `••• ${end}`;
}

/**
 * Hides an account id in public lists, keeping its first two and last letters: `junior7` →
 * `ju***7`. The mask has a fixed length, so the length of the id stays hidden too. An id too short
 * to hide anything behind that keeps only its first letter.
 */
export function maskAccountId(accountId: string): string {
  const letters = [...accountId];
  if (letters.length <= shownAtStart + shownAtEnd) return `${letters[0] ?? ''}${mask}`;
  return letters.slice(0, shownAtStart).join('') + mask + letters.slice(-shownAtEnd).join('');
}
