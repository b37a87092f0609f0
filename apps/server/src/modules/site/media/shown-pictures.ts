import type { Executor } from '@pavilion/database';
import { isAddressShown } from '../content/index.ts';

/** A picture that exists only because the content of a site names it. */
export interface ShownPicture {
  /** Every way to name it; the first identifies it. */
  addresses: readonly string[];
}

/**
 * Tells whether any site shows a picture. What was found once stays known, so the pictures of busy
 * pages cost no query and pages still open keep theirs when the content changes; what was not found
 * is asked for anew, so those of a new site are there at once.
 */
export function createShownPictures(
  executor: Executor,
): (picture: ShownPicture) => Promise<boolean> {
  const known = new Set<string>();
  return async ({ addresses }) => {
    const [key = ''] = addresses;
    if (known.has(key)) return true;
    const isShown = await isAddressShown(executor, addresses);
    if (isShown) known.add(key);
    return isShown;
  };
}
