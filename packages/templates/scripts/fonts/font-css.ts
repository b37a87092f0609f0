import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Face, Voice, Voices } from '../../src/fonts/font-choices.ts';
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

const familyOf = ({ font, weight }: Face) => `${font}-${weight}`;

/** Rules of one face, a part each. `weights` are those it stands for, which keeps the browser from thickening it. */
function faceRules(face: Face, family: string, weights: string, wanted: FontScript[]): string[] {
  return scriptsOfFace(face)
    .filter((script) => wanted.includes(script))
    .map(
      (script) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  font-display: swap;
  src: url('../../../../${pathOf(face, script, 'woff2')}') format('woff2');
  unicode-range: ${scriptRanges[script]};${
    face.scale ? `\n  size-adjust: ${Math.round(face.scale * 100)}%;` : ''
  }
}
`,
    );
}

/** All rules that a face of a voice needs: its weights and what stands in for it. */
function familyRules(face: Face, voice: Voice, wanted: FontScript[]): string[] {
  const family = familyOf(face);
  const faces = face === voice.face ? [face, ...(voice.more ?? [])] : [face];
  const sample = wanted.includes('cyrillic') && face !== voice.face ? 'cyrillic' : 'latin';
  return [
    ...faces.flatMap((one, at) => {
      const above = faces[at - 1]?.upToWeight;
      const weights = `${above ? above + 1 : 100} ${one.upToWeight ?? 900}`;
      return faceRules(one, family, weights, wanted);
    }),
    standInRule({
      family: `${family}-stand-in`,
      face,
      standIn: voice.standIn,
      sample,
      metrics: readFont(join(rootDir, pathOf(face, sample, 'woff'))),
    }),
  ];
}

const ownScript = { vi: 'vietnamese', ru: 'cyrillic', ne: 'devanagari' } as const;

const stackOf = (face: Face | null, { standIn }: Voice) =>
  face === null
    ? `var(--stack-${standIn})`
    : `'${familyOf(face)}', '${familyOf(face)}-stand-in', var(--stack-${standIn})`;

/** A face that several languages share stands in the list once; what stands in for it too, although measured twice. */
function oncePerFamily(rules: string[]): string[] {
  const isStandIn = (rule: string) => rule.includes('local(');
  const familyLine = (rule: string) => rule.split('\n')[1];
  return [...new Set(rules)].filter(
    (rule, at, all) =>
      !isStandIn(rule) ||
      all.findIndex((other) => isStandIn(other) && familyLine(other) === familyLine(rule)) === at,
  );
}

/** The style sheet of a template's fonts; `artClass` is the class that carries its art direction. */
export function fontCss(voices: Voices, artClass: string): string {
  const rules: string[] = [];
  const types = new Map<string, string[]>();
  const say = (selector: string, line: string) =>
    types.set(selector, [...(types.get(selector) ?? []), `  ${line}\n`]);
  for (const [role, voice] of Object.entries(voices) as [string, Voice][]) {
    const others = Object.entries(voice.others) as [keyof typeof ownScript, Face | null][];
    const elsewhere = others.map(([language]) => ownScript[language]) as FontScript[];
    rules.push(
      ...familyRules(
        voice.face,
        voice,
        scripts.filter((script) => !elsewhere.includes(script)),
      ),
    );
    say(`.${artClass}`, `--type-${role}: ${stackOf(voice.face, voice)};`);
    for (const [language, face] of others) {
      if (face) rules.push(...familyRules(face, voice, ['latin', ownScript[language]]));
      say(`.${artClass}:lang(${language})`, `--type-${role}: ${stackOf(face, voice)};`);
    }
  }
  const blocks = [...types].map(([selector, lines]) => `${selector} {\n${lines.join('')}}\n`);
  return [...oncePerFamily(rules), ...blocks].join('\n');
}
