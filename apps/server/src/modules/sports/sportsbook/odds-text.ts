/** Price on the wire: decimal odds with at least two decimals (`"2.10"`, `"1.955"`). */
export function oddsText(oddsMilli: number): string {
  const text = (oddsMilli / 1000).toFixed(3);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** Reads wire odds into thousandths; the contract has already checked the form. */
export function oddsMilliOf(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.');
  return Number(whole) * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
}
