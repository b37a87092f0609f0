import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../scripts/fonts/font-files.ts';
import { fontChoices, type OtherLanguage } from './font-choices.ts';
import { faceOf, templateFonts } from './template-fonts.ts';
import { scriptsOf } from './font-scripts.ts';
import { fontScripts } from './fonts.generated.ts';

const rootDir = join(import.meta.dirname, '../../../..');
const languages = ['en-US', 'fil', 'zh-Hans', 'es', 'ru', 'vi', 'ms', 'ne', 'zh-Hant'];
/** What the files of a first view may weigh together, bytes; the joined letters of Devanagari are many. */
const mostBytes = (language: string) => (language === 'ne' ? 125_000 : 100_000);

describe('templateFonts', () => {
  it.each([
    ['template1', 'en-US', ['playfair-display-latin-700']],
    ['template1', 'vi', ['playfair-display-vietnamese-700', 'playfair-display-latin-700']],
    ['template4', 'ru', ['cormorant-garamond-cyrillic-700', 'cormorant-garamond-latin-700']],
    ['template3', 'ne', ['baloo-2-devanagari-800', 'baloo-2-devanagari-400']],
    ['template19', 'ne', ['martel-devanagari-800', 'martel-devanagari-400']],
    ['template10', 'fil', ['bangers-latin-400', 'balsamiq-sans-latin-400']],
    ['template1', 'zh-Hant', []],
  ] as const)('%s in %s', (template, language, names) => {
    const paths = names.map((name) => {
      const font = name.replace(/-(latin|vietnamese|cyrillic|devanagari)-\d+$/, '');
      return `node_modules/@fontsource/${font}/files/${name}-normal.woff2`;
    });
    expect(templateFonts(template, language)).toEqual(paths);
  });

  it.each(templateNames)(
    '%s: files that exist, two at most and light, in every language',
    (name) => {
      for (const language of languages) {
        const files = templateFonts(name, language).map((path) => join(rootDir, path));
        expect(files.length).toBeLessThanOrEqual(2);
        const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
        expect(bytes).toBeLessThan(mostBytes(language));
      }
    },
  );
});

describe('faces', () => {
  it.each(templateNames)('%s has its own for running text in Devanagari', (name) => {
    const { body } = fontChoices[name];
    const face = body && faceOf(body, 'ne');
    expect(face && fontScripts[face.font]).toContain('devanagari');
  });

  const voices = templateNames.flatMap((name) =>
    Object.entries(fontChoices[name]).map(([role, voice]) => ({ name, role, voice })),
  );

  it.each(voices)('$name $role writes every language or leaves it to the system', ({ voice }) => {
    for (const language of ['en', 'vi', 'ru', 'ne'] satisfies (OtherLanguage | 'en')[]) {
      const face = faceOf(voice, language);
      if (face === null) continue;
      expect(fontScripts[face.font]).toEqual(expect.arrayContaining(scriptsOf(language)));
    }
  });

  it('the written style sheets are those of the choices', async () => {
    for (const [path, contents] of await fontFiles()) {
      expect(readFileSync(path, 'utf8')).toBe(contents);
    }
  });
});
