/** A field of an outcome or of parameters as text: what is neither text nor number counts as nothing. */
export function fieldText(record: Record<string, unknown>, name: string): string {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
