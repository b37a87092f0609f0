/**
 * Formats of `Intl` are slow to make, and a first view uses few of them: each is made when it is
 * first asked for, and once for the same arguments.
 */
export function once<Arguments extends unknown[], Made>(make: (...given: Arguments) => Made) {
  const made = new Map<string, Made>();
  return (...given: Arguments): Made => {
    const name = JSON.stringify(given);
    const known = made.get(name) ?? make(...given);
    made.set(name, known);
    return known;
  };
}
