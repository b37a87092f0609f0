// chunk: standing
/**
 * How much of a typed or pasted amount a field takes. More than any amount has, so that one cut off
 * here is still refused and never taken for a smaller one.
 */
export const amountMaxLength = 40;

/**
 * A typed amount as the wire writes it, in major units: without spaces around it, a decimal comma
 * as a point. `1,500` may mean either, so it stays as it is and no currency takes it.
 */
export function amountText(typed: string): string {
  const text = typed.trim();
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? text : text.replace(',', '.');
}

/**
 * True for signs that stand in no amount, whatever the currency: that is said at once, not when the
 * form is sent.
 */
export function hasForeignSigns(typed: string): boolean {
  return /[^0-9.,]/.test(typed.trim());
}
