/** Does this for all of them, so many at a time. */
export async function inTurns<One>(
  all: readonly One[],
  atOnce: number,
  work: (one: One, place: number) => Promise<void>,
): Promise<void> {
  // Each takes the next of what is left: all walk through the same one.
  const left = all.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [place, one] of left) await work(one, place);
    }),
  );
}
