import { createPersisted } from '@pavilion/web-core/stores/persisted';

interface FishingPurse {
  /** Of a guest in seas of play money; empty: none yet. */
  demoId: string;
}

/** What a page needs to go on fishing after it was opened anew. */
export const useFishingPurse = createPersisted<FishingPurse>(
  'fishing',
  { demoId: '' },
  { isShared: true },
);

export const keepFishingDemo = (demoId: string): void => useFishingPurse.setState({ demoId });
