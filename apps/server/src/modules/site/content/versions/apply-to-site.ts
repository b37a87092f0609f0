import type { ContentDocuments, ContentType } from '@pavilion/contracts/content';
import type { Executor } from '@pavilion/database';
import { writeApps, writeMenus, writeProviderOrder, writeSwitches } from '../../sites/index.ts';

/** Types that say something of the site itself, and how it is written there. */
const writers: {
  [Type in ContentType]?: (
    executor: Executor,
    siteId: string,
    document: ContentDocuments[Type],
  ) => Promise<void>;
} = {
  menus: writeMenus,
  providers: writeProviderOrder,
  switches: writeSwitches,
  app: writeApps,
};

/**
 * Writes what a published document says of the site itself: its menus, providers, switches, apps.
 */
export async function applyToSite(
  executor: Executor,
  siteId: string,
  type: ContentType,
  document: unknown,
): Promise<void> {
  // Judged as a document of this very type when it was written.
  const write = writers[type] as
    ((executor: Executor, siteId: string, document: unknown) => Promise<void>) | undefined;
  await write?.(executor, siteId, document);
}
