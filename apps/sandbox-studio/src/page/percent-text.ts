/** `"0.9900"` → `"99.00"`. */
export function percentText(share: string): string {
  const digits = share.replace('.', '');
  return `${Number(digits.slice(0, 3))}.${digits.slice(3)}`;
}
