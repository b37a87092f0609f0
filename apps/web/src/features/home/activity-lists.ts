/** A win or a movement of money as the site tells everyone, account masked. */
export interface ActivityEntry {
  account_id: string;
  amount: string;
  currency: string;
  created_at: string;
  /** Game or match of a win. */
  source?: string;
}

export interface ActivityList {
  id: 'winner' | 'withrawal' | 'deposits' | 'withdrawals';
  /** Biggest first, with ranks; else newest first. */
  isRanked: boolean;
  entries: readonly ActivityEntry[];
}

interface Activity {
  stats: { winner: readonly ActivityEntry[]; withrawal: readonly ActivityEntry[] } | undefined;
  transactions:
    { deposits: readonly ActivityEntry[]; withdrawals: readonly ActivityEntry[] } | undefined;
}

const mostEntries = 10;

/** Lists worth showing: the winners always, the others when something is in them. */
export function activityLists({ stats, transactions }: Activity): ActivityList[] {
  const lists: ActivityList[] = [
    { id: 'winner', isRanked: true, entries: stats?.winner ?? [] },
    { id: 'withrawal', isRanked: true, entries: stats?.withrawal ?? [] },
    { id: 'withdrawals', isRanked: false, entries: transactions?.withdrawals ?? [] },
    { id: 'deposits', isRanked: false, entries: transactions?.deposits ?? [] },
  ];
  return lists
    .filter(({ id, entries }) => id === 'winner' || entries.length > 0)
    .map((list) => ({ ...list, entries: list.entries.slice(0, mostEntries) }));
}

/**
 * Key of an entry that stays the same when the list is loaded again; equal entries are told apart
 * by `twin`.
 */
export function entryKeys(entries: readonly ActivityEntry[]): string[] {
  const twins = new Map<string, number>();
  return entries.map((entry) => {
    const key = `${entry.created_at} ${entry.account_id} ${entry.amount}`;
    const twin = twins.get(key) ?? 0;
    twins.set(key, twin + 1);
    return `${key} ${twin}`;
  });
}

/** Smallest number of players that is worth telling. */
const fewestTold = 10;

/** Counters of a site that say something: small numbers are left out. */
export function toldCounts<Name extends string>(
  counts: Readonly<Record<Name, number>>,
): [Name, number][] {
  return (Object.entries(counts) as [Name, number][]).filter(([, count]) => count >= fewestTold);
}
