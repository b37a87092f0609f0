import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

/** A key as code writes it out. */
const WRITTEN_KEY = /\b(?:ui|_m)(?:\.\w+)+/g;
const ENGLISH = /^packages\/i18n\/messages\/en-US\/(ui|_m)\/(?:\w+\/)?(\w+)\.json$/;
/** Lists every text: it shows none. */
const KEY_LIST = 'packages/i18n/src/message-keys.generated.ts';
/**
 * A key whose end is found at run time. Only below a group of an area: a whole area built would
 * hide every unused text of it (and `_m.` alone is the key of a menu entry by its screen).
 */
const BUILT_KEY = /`(ui\.\w+\.\w+\.[\w.]*)\$\{/g;

/**
 * English texts of `ui` and `_m` that no code shows. The other groups are looked up by codes that
 * the server or a check gives, and their types hold them to these codes.
 */
export function checkUnusedTexts(
  files: readonly SourceFile[],
  screenTitles: readonly string[],
): string[] {
  const code = files.filter(({ path }) => isCode(path) && !isTestFile(path) && path !== KEY_LIST);
  const whole = code.map(({ text }) => withoutComments(text)).join('\n');
  const beginnings = [...whole.matchAll(BUILT_KEY)].map(([, beginning = '']) => beginning);
  // One look at the code for all keys: a look each took half a minute.
  const written = new Set(whole.match(WRITTEN_KEY) ?? []);
  const titles = new Set(screenTitles);
  const isShown = (key: string): boolean =>
    titles.has(key) ||
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    written.has(key);
  return files
    .flatMap(({ path, text }) => keysOf(path, text))
    .filter((key) => !isShown(key))
    .map((key) => `the text ${key} is shown nowhere: show it or remove it in every language`);
}

function keysOf(path: string, text: string): string[] {
  const [, group, topic] = ENGLISH.exec(path) ?? [];
  if (!group) return [];
  return leavesOf(JSON.parse(text), group === 'ui' ? `ui.${topic}` : group);
}

/** Dotted keys of all texts below a node. */
function leavesOf(node: unknown, key: string): string[] {
  if (typeof node !== 'object' || node === null) return [key];
  return Object.entries(node).flatMap(([name, child]) => leavesOf(child, `${key}.${name}`));
}
