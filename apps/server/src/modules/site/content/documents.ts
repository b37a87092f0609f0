import type { ContentDocuments, ContentType } from '@pavilion/contracts/content';
import type { Executor } from '@pavilion/database';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readDocument } from './versions/version.store.ts';

/** Whose content, in which language it is read, and whether by who may see what is not out yet. */
export interface ContentScope {
  server: ServerContext;
  site: Site;
  language: LocaleCode;
  isPreview?: boolean;
}

export interface ShownDocument<Type extends ContentType> {
  document: ContentDocuments[Type];
  version: number;
  /** Since when it is out. */
  at: Date;
}

/** What a site shows of a type, null where its operator wrote nothing. */
export async function shownDocument<Type extends ContentType>(
  { server, site, isPreview = false }: Pick<ContentScope, 'server' | 'site' | 'isPreview'>,
  type: Type,
  executor: Executor = server.database.db,
): Promise<ShownDocument<Type> | null> {
  const row = await readDocument(executor, site.id, type, isPreview);
  // Only what was judged as a document of this type is written under it.
  return row && { ...row, document: row.document as ContentDocuments[Type] };
}

/** The items of a type that is a list. */
export async function itemsOf<Type extends ListType>(
  scope: Pick<ContentScope, 'server' | 'site' | 'isPreview'>,
  type: Type,
): Promise<ContentDocuments[Type]> {
  const shown = await shownDocument(scope, type);
  return shown?.document ?? ([] as ContentDocuments[Type]);
}

type ListType = {
  [Type in ContentType]: ContentDocuments[Type] extends readonly unknown[] ? Type : never;
}[ContentType];

/** From when until when something is out. */
export interface Window {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether something is out now; a preview shows what is to come as well. */
export function isOut({ from, until }: Window, now: Date, isPreview = false): boolean {
  const hasBegun = isPreview || from === undefined || new Date(from) <= now;
  return hasBegun && (until === undefined || new Date(until) > now);
}
