/**
 * Gives a domain check the form of a react-hook-form rule: true when fine, else the code as
 * message.
 */
export function rule<Value>(
  check: (value: Value) => string | null,
): (value: Value) => true | string {
  return (value) => check(value) ?? true;
}

/** Refuses an empty field. */
export const required = rule<string>((value) => (value.trim() === '' ? 'required' : null));
