/** The mailbox behind an address: without the part after `+`, and without dots where the house ignores them. */
export function canonicalMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  if (at < 1) return mail.toLowerCase();
  const [box = ''] = mail.slice(0, at).toLowerCase().split('+');
  const house = mail.slice(at + 1).toLowerCase();
  const isGoogle = house === 'gmail.com' || house === 'googlemail.com';
  return isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${house}`;
}

/** One key for one person: his names in any order, without case, accents and signs, and the day he was born. */
export function personKey(fullName: string, birthDate: string): string {
  const names = fullName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((name) => name !== '');
  return [...names.toSorted(), birthDate].join(' ');
}
