import { isTestFile, type SourceFile } from './support/repository.ts';
import { findHits, withoutComments } from './support/text.ts';

/** A place where a physical side is meant: it does not turn with the direction of writing. */
export type PhysicalSideException = { readonly path: string; readonly reason: string };

const CSS =
  /(?<![\w-])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b[\w-]*|border-(top|bottom)-(left|right)-radius|(left|right)(?=\s*:)|(text-align|float|clear)\s*:\s*(left|right)\b)/g;
const STYLE_OBJECT =
  /\b(margin|padding|border)(Left|Right)\b|\b(textAlign|float)\s*:\s*['"](left|right)['"]|\bstyle=\{\{[^}]*?\b(left|right)\s*:/g;
const TAILWIND =
  /(?<=['"`\s:!])-?(m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(l|r|tl|tr|bl|br))-[\w[\].%/-]+|(?<=['"`\s:!])(text|float|clear)-(left|right)(?=['"`\s])/g;

const FRONT = /^(apps\/web|packages\/(ui|templates))\//;

function hitsOf({ path, text }: SourceFile): ReturnType<typeof findHits> {
  const code = withoutComments(text);
  if (path.endsWith('.css')) return findHits(code, CSS);
  if (path.endsWith('.tsx') || path.endsWith('.ts')) {
    return [...findHits(code, STYLE_OBJECT), ...findHits(code, TAILWIND)];
  }
  return [];
}

/**
 * No physical left and right in the front's styles: logical properties (`margin-inline-start`,
 * `ms-4`, `start-0`) say the same and turn with the direction of writing. An exception that no
 * longer has a hit is refused too.
 */
export function checkPhysicalCss(
  files: readonly SourceFile[],
  exceptions: readonly PhysicalSideException[],
): string[] {
  const front = files.filter(({ path }) => FRONT.test(path) && !isTestFile(path));
  const excepted = new Set(exceptions.map(({ path }) => path));
  const found = front.flatMap((source) =>
    hitsOf(source).map((hit) => ({ path: source.path, ...hit })),
  );
  const needed = new Set(found.map(({ path }) => path));
  return [
    ...found
      .filter(({ path }) => !excepted.has(path))
      .map(
        ({ path, line, match }) => `${path}:${line} "${match}": use the logical side (start, end)`,
      ),
    ...exceptions
      .filter(({ path }) => !needed.has(path))
      .map(({ path }) => `${path} needs no exception for physical sides any more`),
  ];
}
