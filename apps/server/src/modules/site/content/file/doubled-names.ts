import type { ContentDocuments, ContentType } from '@pavilion/contracts/content';
import { found, type Found, type Path } from './content-problem.ts';

/** Names that must be there once in a document, each with its place. */
const namesOf: {
  [Type in ContentType]?: (document: ContentDocuments[Type]) => Array<[Path, string]>;
} = {
  pages: (items) => items.map(({ page }, index) => [[index, 'page'], page]),
  legal: (items) =>
    items.map(({ document, version }, index) => [[index, 'version'], `${document}:${version}`]),
  news: (items) => items.map(({ slug }, index) => [[index, 'slug'], slug]),
  promotions: (items) => items.map(({ slug }, index) => [[index, 'slug'], slug]),
  faqs: (items) =>
    items.flatMap(({ questions }, index) =>
      questions.map(({ slug }, place): [Path, string] => [
        [index, 'questions', place, 'slug'],
        slug,
      ]),
    ),
  seo: (items) => items.map(({ page_name }, index) => [[index, 'page_name'], page_name]),
  canned: (items) => items.map(({ code }, index) => [[index, 'code'], code]),
};

/** What stands twice where it must stand once. */
export function doubledNames(type: ContentType, document: unknown, at: Path): Found[] {
  // Read by the schema of the very type.
  const read = namesOf[type] as ((document: unknown) => Array<[Path, string]>) | undefined;
  const seen = new Set<string>();
  return (read?.(document) ?? []).flatMap(([path, name]) => {
    const isDouble = seen.has(name);
    seen.add(name);
    return isDouble ? [found([...at, ...path], 'doubled', `${name} stands twice`)] : [];
  });
}
