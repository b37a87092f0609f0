import { contentTypes, type ContentType } from '@pavilion/contracts/content';
import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { picturesKept } from '../media/index.ts';
import type { PictureSizes, PictureSource } from './body-picture.ts';
import { pathText } from './file/content-problem.ts';
import { judgeDocument } from './file/judge-document.ts';
import type { SiteContent } from './site-content.types.ts';
import { applyToSite } from './versions/apply-to-site.ts';
import { cleanDocument } from './versions/clean-document.ts';
import {
  findInState,
  insertVersion,
  lockContent,
  nextVersion,
  setState,
} from './versions/version.store.ts';
import { replaceVipLevels } from './write-content.store.ts';

interface WrittenSite {
  id: string;
  externalId: string;
  /** Locale codes, the site's own first. */
  languages: readonly string[];
}

/**
 * Publishes documents of a site with the caller's transaction, judged and sanitised like any other,
 * replaces its VIP levels, and notes it in the audit log. Throws with the first fault of a
 * document.
 */
export async function writeSiteContent(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: WrittenSite,
  { documents, vipLevels }: SiteContent,
): Promise<void> {
  const types = contentTypes.filter((type) => documents[type] !== undefined);
  const sizes = await picturesKept(executor, site);
  for (const type of types) refuseFaults(type, documents[type], { site, sizes });
  await changeAsOperator(
    context,
    actor,
    {
      action: 'site.content',
      subject: { siteId: site.id, subject: site.externalId },
      lock: (trx) => lockContent(trx, site.id),
      work: async (trx) => {
        const by = { siteId: site.id, actor, pictures: { siteCode: site.externalId, sizes } };
        for (const type of types)
          await publishDocument(trx, context, { ...by, type }, documents[type]);
        if (vipLevels) await replaceVipLevels(trx, site.id, vipLevels);
        const after = { types, vipLevels: vipLevels?.length };
        return { answer: undefined, before: null, after };
      },
    },
    executor,
  );
}

function refuseFaults(
  type: ContentType,
  document: unknown,
  { site, sizes }: { site: WrittenSite; sizes: PictureSizes },
): void {
  const [first] = judgeDocument(type, document, { ...site, pictures: sizes }).faults;
  if (first) throw new Error(`${type} ${pathText(first.path)}: ${first.words}`);
}

async function publishDocument(
  trx: Executor,
  context: ServerContext,
  {
    siteId,
    type,
    actor,
    pictures,
  }: { siteId: string; type: ContentType; actor: string; pictures: PictureSource },
  document: unknown,
): Promise<void> {
  const at = context.clock.now();
  const before = await findInState(trx, siteId, type, 'published');
  if (before) await setState(trx, before, { state: 'retired', at });
  const version = await nextVersion(trx, siteId, type);
  const clean = cleanDocument(document, pictures);
  const row = { state: 'published' as const, document: clean, at, madeBy: actor, note: '' };
  await insertVersion(trx, { siteId, type, version }, row);
  await applyToSite(trx, siteId, type, clean);
}
