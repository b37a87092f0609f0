import { createPersisted } from '@pavilion/web-core/stores/persisted';

interface BingoPurse {
  /** Of a guest in rooms of play money; empty: none yet. */
  demoId: string;
}

/** What a page needs to find cards of play money again after it was opened anew. */
export const useBingoPurse = createPersisted<BingoPurse>(
  'bingo',
  { demoId: '' },
  { isShared: true },
);

export const keepBingoDemo = (demoId: string): void => useBingoPurse.setState({ demoId });
