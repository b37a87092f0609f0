/**
 * Does the work for each item by itself; gives how many were done (the work says so with true). One
 * that fails does not keep the others: it is raised at the end, counted as `what`, and tried again
 * with the next run.
 */
export async function forEachApart<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const item of items) {
    try {
      if (await work(item)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} failed`);
  return done;
}
