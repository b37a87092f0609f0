import type { ServerContext } from '../../../../context.ts';
import { changeAsOperator } from '../../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../../operator/operator-error.ts';
import type { Site } from '../../../../site-directory/index.ts';
import { problemText } from '../file/content-problem.ts';
import { picturesKept } from '../../media/index.ts';
import type { PictureSizes } from '../body-picture.ts';
import { readContentFile, type ContentFile } from '../file/read-content-file.ts';
import { keptVersions } from '../legal/kept-versions.ts';
import { cleanDocument } from './clean-document.ts';
import { tellVersion, type ToldVersion } from './tell-version.ts';
import {
  findInState,
  insertVersion,
  lockContent,
  nextVersion,
  replaceDraft,
} from './version.store.ts';

/**
 * Keeps a file as the draft of its type, in the place of the draft before. Throws OperatorError
 * with every fault of it, or when it was made from an old version.
 */
export async function draftContent(
  context: ServerContext,
  actor: string,
  site: Site,
  text: string,
): Promise<ToldVersion> {
  const pictures = await picturesKept(context.database.db, site);
  const { file, faults } = readContentFile(text, { languages: site.languages, pictures });
  if (!file) throw new OperatorError(faults.map(problemText).join('\n'));
  return keepDraft(context, actor, { site, pictures }, file);
}

function keepDraft(
  context: ServerContext,
  actor: string,
  { site, pictures }: { site: Site; pictures: PictureSizes },
  file: ContentFile,
): Promise<ToldVersion> {
  const { type } = file;
  return changeAsOperator(context, actor, {
    action: 'content.draft',
    subject: { siteId: site.id, subject: `${site.externalId}/${type}` },
    lock: async (trx) => {
      await lockContent(trx, site.id);
      return {
        draft: await findInState(trx, site.id, type, 'draft'),
        published: await findInState(trx, site.id, type, 'published'),
      };
    },
    refuse: ({ published }) =>
      staleBase(file, published?.version ?? null) ??
      (type === 'legal'
        ? keptVersions(published?.document, file.document, context.clock.now())
        : null),
    work: async (trx, { draft, published }) => {
      const version = draft?.version ?? (await nextVersion(trx, site.id, type));
      const at = context.clock.now();
      const document = cleanDocument(file.document, {
        siteCode: site.externalId,
        sizes: pictures,
      });
      const kept = { document, at, madeBy: actor, note: file.note };
      const key = { siteId: site.id, type, version };
      if (draft) await replaceDraft(trx, key, kept);
      else await insertVersion(trx, key, { ...kept, state: 'draft' });
      const answer = tellVersion({
        type,
        version,
        state: 'draft',
        at,
        made_by: actor,
        note: file.note,
      });
      const before = draft?.document ?? published?.document ?? null;
      return { answer, before, after: kept.document };
    },
  });
}

/** Two people at once: who wrote from an older version would undo what came between. */
function staleBase({ type, base }: ContentFile, published: number | null): string | null {
  if (base === null || base === published) return null;
  return `base: the file was made from version ${base} of ${type}, and ${published ?? 'none'} is out; export it anew`;
}
