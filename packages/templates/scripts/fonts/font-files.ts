import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames, type TemplateName } from '@pavilion/domain/themes';
import { format } from 'prettier';
import { fontChoices, type Face } from '../../src/fonts/font-choices.ts';
import { fontCss, scriptsOfFace } from './font-css.ts';

const sourceDir = join(import.meta.dirname, '../../src');
const style = { printWidth: 100, singleQuote: true, parser: 'css' } as const;

function artClassOf(template: TemplateName): string {
  const source = readFileSync(join(sourceDir, template, `${template}.template.ts`), 'utf8');
  const artClass = /artClass: '([^']+)'/.exec(source)?.[1];
  if (!artClass) throw new Error(`${template} has no art class`);
  return artClass;
}

function allFaces(): Face[] {
  return Object.values(fontChoices).flatMap((voices) =>
    Object.values(voices).flatMap((voice) => [
      voice.face,
      ...(voice.more ?? []),
      ...Object.values(voice.others).filter((face) => face !== null),
    ]),
  );
}

/** Which parts each font has, as a module that the server can read without looking at files. */
function scriptsModule(): string {
  const rows = new Map(allFaces().map((face) => [face.font, scriptsOfFace(face)]));
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

/** Everything the choice of fonts is written out to: path → contents. */
export async function fontFiles(): Promise<Map<string, string>> {
  const files = new Map([[join(sourceDir, 'fonts/fonts.generated.ts'), scriptsModule()]]);
  for (const template of templateNames) {
    const css = fontCss(fontChoices[template], artClassOf(template));
    const note = '/* Written by scripts/generate-fonts.ts. */\n';
    files.set(
      join(sourceDir, template, `${template}-fonts.generated.css`),
      await format(`${note}${css}`, style),
    );
  }
  return files;
}
