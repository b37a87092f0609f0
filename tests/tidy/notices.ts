import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

/** Where notices are defined: in the module that sends them, or in a part of the demo. */
const PLACE = /^(apps\/server\/src\/(?:modules\/[^/]+|demo)\/[^/]+\/)notices\.ts$/;
/** Where what defines them stands. */
const CORE = 'apps/server/src/notices/define-notice.ts';
const DEFINED = /\bdefineNotice(?:<|\()/g;
const NAMED = /\bexport const (\w+) = defineNotice(?:<|\()/g;
const DECLARED = /\bnotices: \[([^\]]*)\]/;

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/**
 * Every notice is defined in `notices.ts` of the module that sends it, declared in its `module.ts`,
 * and sent by another file of it. What is sent without being declared could not be read; the server
 * refuses it too, but only when it is sent.
 */
export function checkNotices(files: readonly SourceFile[]): string[] {
  const code = files
    .filter(({ path }) => isCode(path) && !isTestFile(path) && path !== CORE)
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  return code.flatMap(({ path, text }) => {
    const count = [...text.matchAll(DEFINED)].length;
    if (count === 0) return [];
    const [, module] = PLACE.exec(path) ?? [];
    if (module === undefined) return [`${path}: notices are defined in notices.ts of a module`];
    const names = [...text.matchAll(NAMED)].map(([, name = '']) => name);
    return [
      ...(names.length === count ? [] : [`${path}: every notice is an exported constant`]),
      ...checkUses(code, module, names),
    ];
  });
}

function checkUses(
  code: readonly SourceFile[],
  module: string,
  names: readonly string[],
): string[] {
  const door = code.find(({ path }) => path === `${module}module.ts`)?.text ?? '';
  const [, declared = ''] = DECLARED.exec(door) ?? [];
  const senders = code.filter(
    ({ path }) => path.startsWith(module) && !/\/(notices|module)\.ts$/.test(path),
  );
  return names.flatMap((name) => [
    ...(hasWord(declared, name) ? [] : [`${module}module.ts does not declare the notice ${name}`]),
    ...(senders.some(({ text }) => hasWord(text, name))
      ? []
      : [`the notice ${name} of ${module} is sent by nothing`]),
  ]);
}
