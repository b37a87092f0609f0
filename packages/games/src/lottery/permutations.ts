/** Every different order of a text's characters, ascending. */
export function permutationsOf(text: string): readonly string[] {
  if (text.length <= 1) return [text];
  const orders = [...text].flatMap((first, place) =>
    permutationsOf(text.slice(0, place) + text.slice(place + 1)).map((rest) => first + rest),
  );
  return [...new Set(orders)].toSorted();
}
