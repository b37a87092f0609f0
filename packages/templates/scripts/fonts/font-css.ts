import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Face, Voice, Voices } from '../../src/fonts/voices.ts';
import { scriptRanges, type FontScript } from '../../src/fonts/font-scripts.ts';
import { readFont } from './read-font.ts';
import { standInRule } from './stand-in.ts';

const rootDir = join(import.meta.dirname, '../../../..');
const scripts = Object.keys(scriptRanges) as FontScript[];

const pathOf = ({ font, weight }: Face, script: FontScript, ending: string) =>
  `node_modules/@fontsource/${font}/files/${font}-${script}-${weight}-normal.${ending}`;

/** The parts that a face is delivered in. Throws when the package is not installed. */
export function scriptsOfFace(face: Face): FontScript[] {
  const found = scripts.filter((script) =>
    existsSync(join(rootDir, pathOf(face, script, 'woff2'))),
  );
  if (found.length === 0) throw new Error(`no files of ${face.font} ${face.weight}`);
  return found;
}

/**
 * Name of a face in style sheets, and of the file that holds its rules; with and without its bold
 * it is two faces.
 */
export const familyOf = ({ font, weight, bold }: Face) =>
  [font, weight, bold].filter((part) => part !== undefined).join('-');

/**
 * Rules of one weight, a part each. `weights` are those it stands for, which keeps the browser from
 * thickening it.
 */
function weightRules(face: Face, weight: number, weights: string, display: Display): string[] {
  const cut = { ...face, weight };
  return scriptsOfFace(cut).map(
    (script) => `@font-face {
  font-family: '${familyOf(face)}';
  font-weight: ${weights};
  font-display: ${display};
  src: url('../../../../../${pathOf(cut, script, 'woff2')}') format('woff2');
  unicode-range: ${scriptRanges[script]};${
    face.scale ? `\n  size-adjust: ${Math.round(face.scale * 100)}%;` : ''
  }
}
`,
  );
}

/**
 * Headings wait for their face; running text keeps what stands there when the file comes late, so
 * that no line moves.
 */
export type Display = 'swap' | 'optional';

/** The style sheet of a face: its parts, its bold, and what stands in for it. */
export function faceCss(face: Face, display: Display): string {
  const { weight, upToWeight = 900, bold } = face;
  return [
    ...weightRules(face, weight, `100 ${upToWeight}`, display),
    ...(bold ? weightRules(face, bold, `${upToWeight + 1} 900`, display) : []),
    standIn(face, weight, `100 ${upToWeight}`),
    ...(bold ? [standIn(face, bold, `${upToWeight + 1} 900`)] : []),
  ].join('\n');
}

/**
 * What stands in for one weight of a face; a thickened regular beside a real bold would be seen to
 * change.
 */
function standIn(face: Face, weight: number, weights: string): string {
  const cut = { ...face, weight };
  const metrics = readFont(join(rootDir, pathOf(cut, 'latin', 'woff')));
  return standInRule({ family: `${familyOf(face)}-stand-in`, face: cut, weights, metrics });
}

/** Every face of a voice, its own first. */
export const facesOf = (voice: Voice): Face[] =>
  [voice.face, ...Object.values(voice.others)].filter((face) => face !== null);

const stackOf = (face: Face | null, { standIn }: Voice) =>
  face === null
    ? `var(--stack-${standIn})`
    : `'${familyOf(face)}', '${familyOf(face)}-stand-in', var(--stack-${standIn})`;

/**
 * The style sheet of a template's fonts; `artClass` is the class that carries its art direction.
 */
export function templateFontCss(voices: Voices, artClass: string): string {
  const families = Object.values(voices).flatMap((voice) => facesOf(voice).map(familyOf));
  const imports = [...new Set(families)].map(
    (family) => `@import '../fonts/faces/${family}.generated.css';\n`,
  );
  const types = new Map<string, string>();
  for (const [role, voice] of Object.entries(voices) as [string, Voice][]) {
    const own: [string, Face][] = voice.face ? [['', voice.face]] : [];
    const others = Object.entries(voice.others);
    for (const [language, face] of [...own, ...others]) {
      const selector = language ? `.${artClass}:lang(${language})` : `.${artClass}`;
      const line = `  --type-${role}: ${stackOf(face, voice)};\n`;
      types.set(selector, (types.get(selector) ?? '') + line);
    }
  }
  const blocks = [...types].map(([selector, lines]) => `${selector} {\n${lines}}\n`);
  return [imports.join(''), ...blocks].join('\n');
}
