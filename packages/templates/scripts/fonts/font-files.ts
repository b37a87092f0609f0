import { join } from 'node:path';
import { templateNames } from '@pavilion/domain/themes';
import { format } from 'prettier';
import type { Face } from '../../src/fonts/voices.ts';
import { manifests } from '../../src/manifests.ts';
import { faceCss, facesOf, familyOf, scriptsOfFace, templateFontCss } from './font-css.ts';

const sourceDir = join(import.meta.dirname, '../../src');
/** A style sheet for each face, which templates share. */
export const facesDir = join(sourceDir, 'fonts/faces');
const style = { printWidth: 100, singleQuote: true, parser: 'css' } as const;

/** Every face once, by its name. */
function allFaces(): Map<string, Face> {
  const voices = Object.values(manifests).flatMap(({ fonts }) => Object.values(fonts()));
  return new Map(voices.flatMap(facesOf).map((face) => [familyOf(face), face]));
}

/** Which parts each font has, as a module that the server can read without looking at files. */
function scriptsModule(): string {
  const rows = new Map(Array.from(allFaces().values(), (face) => [face.font, scriptsOfFace(face)]));
  const lines = [...rows]
    .toSorted(([first], [second]) => first.localeCompare(second))
    .map(([font, scripts]) => `  '${font}': [${scripts.map((one) => `'${one}'`).join(', ')}],\n`);
  return `// Written by scripts/generate-fonts.ts.
import type { FontScript } from './font-scripts.ts';

/** Parts that each font is delivered in. */
export const fontScripts: Readonly<Record<string, readonly FontScript[]>> = {
${lines.join('')}};
`;
}

const pretty = (css: string) =>
  format(`/* Written by scripts/generate-fonts.ts. */\n${css}`, style);

/** Families that some template sets headings or figures in. */
const headingFamilies = new Set(
  templateNames
    .map((template) => manifests[template].fonts())
    .flatMap(({ display, numeric }) => [display, numeric])
    .flatMap((voice) => (voice ? facesOf(voice) : []))
    .map(familyOf),
);

/** Everything the choice of fonts is written out to: path → contents. */
export async function fontFiles(): Promise<Map<string, string>> {
  const files = new Map([[join(sourceDir, 'fonts/fonts.generated.ts'), scriptsModule()]]);
  for (const [family, face] of allFaces()) {
    files.set(
      join(facesDir, `${family}.generated.css`),
      await pretty(faceCss(face, headingFamilies.has(family) ? 'swap' : 'optional')),
    );
  }
  for (const template of templateNames) {
    const { fonts, look } = manifests[template];
    const css = templateFontCss(fonts(), look.artClass);
    files.set(join(sourceDir, template, `${template}-fonts.generated.css`), await pretty(css));
  }
  return files;
}
