import {
  bodyFieldOf,
  contentTypes,
  fileSchemaOf,
  type ContentType,
} from '@pavilion/contracts/content';
import { officeCalls } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { siteOrigin, type Site } from '../../../site-directory/index.ts';
import { picturesKept } from '../media/index.ts';
import { readContentFile, type ReadFile } from './file/read-content-file.ts';
import { differencesOf } from './versions/compare.ts';
import { draftContent } from './versions/draft.service.ts';
import { previewToken } from './versions/preview-token.ts';
import { cancelPublish, publishContent, rollBackContent } from './versions/publish.service.ts';
import { tellVersion } from './versions/tell-version.ts';
import {
  findInState,
  findVersion,
  listVersions,
  type VersionRow,
} from './versions/version.store.ts';

const previewMinutes = 60;

/** What staff do about what a site shows. */
export const contentActs = [
  defineOffice(officeCalls.contentTypes, async () => ({
    value: contentTypes.map((type) => ({ type, schema: fileSchemaOf(type) })),
  })),
  defineOffice(officeCalls.contentExport, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const row = await versionOf(server, site, asked.type, asked.version ?? 'published');
    const base = row.state === 'published' ? { base: row.version } : {};
    const file = { type: asked.type, ...base, [bodyFieldOf(asked.type)]: row.document };
    return { version: row.version, value: file, file: `${JSON.stringify(file, null, 2)}\n` };
  }),
  defineOffice(officeCalls.contentValidate, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const { faults, warnings, file } = await judgedFile(server, site, asked.file.text);
    return { type: file?.type ?? null, faults, warnings };
  }),
  defineOffice(officeCalls.contentDraft, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { warnings } = await judgedFile(server, site, asked.file.text);
    const version = await draftContent(server, actor, site, asked.file.text);
    return { value: version, warnings };
  }),
  defineOffice(officeCalls.contentPreview, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const minutes = asked.minutes ?? previewMinutes;
    const until = new Date(server.clock.now().getTime() + minutes * 60_000);
    const token = previewToken(server.appSecret, { siteId: site.id, until });
    const url = `${siteOrigin(server.config, site)}/?preview=${token}`;
    return { url, until: until.toISOString() };
  }),
  defineOffice(officeCalls.contentPublish, async ({ server, actor }, asked) => ({
    value: await publishContent(server, actor, findSite(server, asked.site), {
      types: asked.type,
      at: asked.at === undefined ? null : new Date(asked.at),
      note: asked.note ?? null,
    }),
  })),
  defineOffice(officeCalls.contentVersions, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const rows = await listVersions(server.database.db, site.id, asked.type);
    return { value: rows.map(tellVersion) };
  }),
  defineOffice(officeCalls.contentDiff, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const from = await versionOf(server, site, asked.type, asked.from ?? 'published');
    const to = await versionOf(server, site, asked.type, asked.to ?? 'draft');
    const value = differencesOf(from.document, to.document, [bodyFieldOf(asked.type)]);
    return { from: from.version, to: to.version, value };
  }),
  defineOffice(officeCalls.contentRollback, async ({ server, actor }, asked) => ({
    value: await rollBackContent(server, actor, findSite(server, asked.site), asked.type, asked.to),
  })),
  defineOffice(officeCalls.contentCancel, async ({ server, actor }, asked) => ({
    value: await cancelPublish(server, actor, findSite(server, asked.site), asked.type),
  })),
];

async function judgedFile(server: ServerContext, site: Site, text: string): Promise<ReadFile> {
  const pictures = await picturesKept(server.database.db, site);
  return readContentFile(text, { languages: site.languages, pictures });
}

/** A version by number or state. Throws OperatorError where there is none. */
async function versionOf(
  { database: { db } }: ServerContext,
  site: Site,
  type: ContentType,
  which: number | 'draft' | 'published',
): Promise<VersionRow> {
  const row =
    typeof which === 'number'
      ? await findVersion(db, site.id, type, which)
      : await findInState(db, site.id, type, which);
  if (row) return row;
  const what = typeof which === 'number' ? `version ${which}` : which;
  throw new OperatorError(`version: ${site.externalId} has no ${what} of ${type}`);
}
