import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signsOf, unwrapped } from './woff.ts';

const require = createRequire(import.meta.url);
const montserrat = [
  require.resolve('@fontsource/montserrat/files/montserrat-latin-700-normal.woff'),
  require.resolve('@fontsource/montserrat/files/montserrat-latin-ext-700-normal.woff'),
  require.resolve('@fontsource/montserrat/files/montserrat-vietnamese-700-normal.woff'),
  require.resolve('@fontsource/montserrat/files/montserrat-cyrillic-700-normal.woff'),
];
const devanagari = require.resolve('@fontsource/martel/files/martel-devanagari-700-normal.woff');
const fontsOfArt = join(dirname(require.resolve('@pavilion/art')), '..', 'fonts');

/** Families in the order in which a sign is looked for, and the files that hold them. */
interface Letters {
  family: string;
  files: readonly string[];
}
const alphabets: Letters = { family: 'Montserrat', files: montserrat };
const nepali: Letters = { family: 'Montserrat,Martel', files: [...montserrat, devanagari] };
/** The Chinese scripts write the same sign in different ways: each has letters of its own. */
const chinese = (script: 'sc' | 'tc'): Letters => ({
  family: `Noto Sans CJK ${script.toUpperCase()},Montserrat`,
  files: [...montserrat, join(fontsOfArt, `noto-sans-cjk-${script}-bold.woff`)],
});
const lettersBy: Readonly<Record<string, Letters>> = {
  ne: nepali,
  'zh-Hans': chinese('sc'),
  'zh-Hant': chinese('tc'),
};

/** What a title is drawn with. */
export interface TitleFont {
  family: string;
  /** Fonts as the drawing library reads them. */
  files: readonly string[];
}

/**
 * The font that has every sign of a text, in the way its language writes them; null where one is
 * missing: a title of boxes is worse than none. Fonts of the machine are never asked, so that the
 * same picture is drawn everywhere.
 */
export async function fontFor(text: string, tag: string): Promise<TitleFont | null> {
  const { family, files } = lettersBy[tag] ?? alphabets;
  const fonts = await Promise.all(files.map(unpacked));
  const isThere = (letter: string): boolean =>
    /\s/u.test(letter) || fonts.some(({ signs }) => signs.has(letter.codePointAt(0) ?? 0));
  return [...text].every(isThere) ? { family, files: fonts.map(({ file }) => file) } : null;
}

/** A text without the signs that no font has for it in a language. */
export async function writableIn(text: string, tag: string): Promise<string> {
  const letters = await Promise.all(
    [...text].map(async (letter) => ((await fontFor(letter, tag)) === null ? '' : letter)),
  );
  return letters.join('').replaceAll(/\s+/gu, ' ').trim();
}

interface Unpacked {
  file: string;
  signs: ReadonlySet<number>;
}
const known = new Map<string, Promise<Unpacked>>();

function unpacked(woffFile: string): Promise<Unpacked> {
  const made = known.get(woffFile) ?? unpack(woffFile);
  known.set(woffFile, made);
  return made;
}

/**
 * Beside other passing files of the machine: processes share it, none reads half of one, and what
 * somebody else put there is not taken.
 */
async function unpack(woffFile: string): Promise<Unpacked> {
  const font = unwrapped(await readFile(woffFile));
  const name = createHash('sha256').update(font).digest('hex').slice(0, 32);
  const folder = join(tmpdir(), 'pavilion-fonts');
  const file = join(folder, `${name}.otf`);
  const there = await readFile(file).catch(() => null);
  if (!there?.equals(font)) {
    await mkdir(folder, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, font);
    await rename(part, file);
  }
  return { file, signs: signsOf(font) };
}
