import {
  bodyFieldOf,
  contentSchemas,
  type ContentDocuments,
  type ContentType,
} from '@pavilion/contracts/content';
import { fallbackLocaleCode, localeCodes } from '@pavilion/domain/locales';
import type { PictureSizes } from '../body-picture.ts';
import { found, type Found, type Path } from './content-problem.ts';
import { doubledNames } from './doubled-names.ts';
import { formProblems } from './form-problems.ts';
import { findUnsafe, type FoundPicture } from './unsafe-html.ts';

/** A document as the schema reads it, with what is refused and what would only be taken out. */
export interface Judged<Type extends ContentType> {
  document: ContentDocuments[Type] | null;
  faults: Found[];
  warnings: Found[];
}

/** What a document is judged by. */
export interface JudgedBy {
  /** Locale codes, the site's own first. */
  languages: readonly string[];
  /** The pictures of the site by address. */
  pictures: PictureSizes;
}

/**
 * Judges a whole document of a type: its form, its languages, its HTML, its pictures and the names
 * in it.
 */
export function judgeDocument<Type extends ContentType>(
  type: Type,
  value: unknown,
  site: JudgedBy,
): Judged<Type> {
  const at: Path = [bodyFieldOf(type)];
  const read = contentSchemas[type].safeParse(value);
  if (!read.success)
    return { document: null, faults: formProblems(read.error.issues, value, at), warnings: [] };
  const faults: Found[] = doubledNames(type, read.data, at);
  const warnings: Found[] = [];
  walk(read.data, at, (texts, path) => {
    faults.push(...languageFaults(texts, path, site));
    for (const [code, html] of Object.entries(texts)) {
      if (!isHtml(path)) continue;
      const { active, removed, pictures } = findUnsafe(html);
      const place = [...path, code];
      if (active.length > 0)
        faults.push(found(place, 'activeContent', `must not have ${active.join(', ')}`));
      faults.push(...pictures.flatMap((one) => pictureFaults(one, place, site)));
      if (removed.length > 0)
        warnings.push(found(place, 'removedTags', `${removed.join(', ')} will be taken out`));
    }
  });
  // The schema of this type read it.
  return { document: read.data as ContentDocuments[Type], faults, warnings };
}

/** Fields that hold HTML, whichever type they stand in. */
const htmlFields = new Set(['bodies', 'answers', 'terms']);
const isHtml = (path: Path): boolean => htmlFields.has(String(path.at(-1)));

/** Visits everything that is one text in several languages. */
function walk(
  value: unknown,
  path: Path,
  visit: (texts: Record<string, string>, path: Path) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, [...path, index], visit));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const isTexts = textFields.has(String(path.at(-1)));
  // Nothing but languages and texts, as the schema made sure of.
  if (isTexts) return visit(value as Record<string, string>, path);
  for (const key of keys) walk((value as Record<string, unknown>)[key], [...path, key], visit);
}

const textFields = new Set([
  ...htmlFields,
  ...['titles', 'summaries', 'descriptions', 'keywords', 'questions', 'texts', 'note'],
]);

/**
 * A picture is one of the site's own that is there, and says what it shows to who does not see it.
 */
function pictureFaults({ src, alt }: FoundPicture, place: Path, { pictures }: JudgedBy): Found[] {
  const faults: Found[] = [];
  if (!pictures.has(src)) {
    const words = `${src.slice(0, 120) || 'a picture without src'} is no picture of the site; see \`media add\``;
    faults.push(found(place, 'pictureUnknown', words));
  }
  if (alt === null)
    faults.push(
      found(place, 'pictureWithoutAlt', 'a picture must have alt, empty where it only adorns'),
    );
  return faults;
}

/** Every text is there in English or in the site's own language. */
function languageFaults(
  texts: Record<string, string>,
  path: Path,
  { languages }: Pick<JudgedBy, 'languages'>,
): Found[] {
  const [own = fallbackLocaleCode] = languages;
  const isThere = (code: string): boolean => (texts[code] ?? '').trim() !== '';
  if (isThere(own) || isThere(fallbackLocaleCode)) return [];
  // A page that is off, say, may have no text at all.
  if (isHtml(path) && !localeCodes.some(isThere)) return [];
  return [found(path, 'languageMissing', `is needed in ${own === 'EN' ? 'EN' : `EN or ${own}`}`)];
}
