import { createPersisted } from '@pavilion/web-core/stores/persisted';

interface PokerPurse {
  /** Of a guest at tables of play money; empty: none yet. */
  demoId: string;
  /** The promised seed of each table, by its id: nobody else knows it before it is shown. */
  seeds: Record<string, string>;
}

/** What a page needs to go on at its tables after it was opened anew. */
export const usePokerPurse = createPersisted<PokerPurse>(
  'poker',
  { demoId: '', seeds: {} },
  { isShared: true },
);

export const seedOf = (tableId: string): string | undefined =>
  usePokerPurse.getState().seeds[tableId];

export function keepSeed(tableId: string, seed: string): void {
  const { seeds } = usePokerPurse.getState();
  usePokerPurse.setState({ seeds: { ...seeds, [tableId]: seed } });
}

export const keepDemo = (demoId: string): void => usePokerPurse.setState({ demoId });
