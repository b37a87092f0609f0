/** In how many ways so many of the numbers 1 to `highest` have each sum; the place is the sum. */
export function sumWays(highest: number, count: number): readonly bigint[] {
  const most = (count * (2 * highest - count + 1)) / 2;
  // By how many are taken, then by sum.
  const ways = Array.from({ length: count + 1 }, () => Array<bigint>(most + 1).fill(0n));
  if (ways[0]) ways[0][0] = 1n;
  for (let number = 1; number <= highest; number += 1)
    for (let taken = Math.min(count, number); taken > 0; taken -= 1)
      addShifted(ways[taken] ?? [], ways[taken - 1] ?? [], number);
  return ways[count] ?? [];
}

/** Adds to each sum the ways of the sum that is this number less. */
function addShifted(target: bigint[], source: readonly bigint[], number: number): void {
  for (const [sum, ways] of source.entries()) {
    const before = target[sum + number];
    if (ways !== 0n && before !== undefined) target.splice(sum + number, 1, before + ways);
  }
}
