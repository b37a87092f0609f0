/**
 * An amount of an exchange as it is shown: whole units, as exchanges do; of less than one all of
 * it.
 */
export function shownAmount(amount: string): string {
  const [whole = ''] = amount.split('.');
  return whole === '' || whole === '0' ? amount : whole;
}
