import { posix } from 'node:path';
import type { SourceFile } from './support/repository.ts';

const LINK = /!?\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;

function withoutFences(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '').replace(/`[^`\n]*`/g, '');
}

function titlesOf(text: string): number {
  return withoutFences(text).match(/^# \S/gm)?.length ?? 0;
}

function targetsOf({ path, text }: SourceFile): string[] {
  return [...withoutFences(text).matchAll(LINK)]
    .flatMap((found) => found[1] ?? [])
    .filter((target) => !/^(#|[a-z][a-z0-9+.-]*:)/i.test(target))
    .map((target) => {
      const plain = decodeURI(target.replace(/#.*$/, ''));
      return plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(path), plain);
    });
}

/** Every Markdown file has one title, and what its relative links point at exists. */
export function checkMarkdown(
  files: readonly SourceFile[],
  exists: (path: string) => boolean,
): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((source) => {
      const titles = titlesOf(source.text);
      return [
        ...(titles === 1 ? [] : [`${source.path} has ${titles} titles instead of 1`]),
        ...targetsOf(source)
          .filter((target) => !exists(target))
          .map((target) => `${source.path} links to ${target}, which does not exist`),
      ];
    });
}
