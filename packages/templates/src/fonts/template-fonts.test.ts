import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../scripts/fonts/font-files.ts';
import { manifests } from '../manifests.ts';
import { faceOf, fontFile, templateFonts } from './template-fonts.ts';
import { scriptsOf } from './font-scripts.ts';
import { fontScripts } from './fonts.generated.ts';
import type { Face, OtherLanguage } from './voices.ts';

const rootDir = join(import.meta.dirname, '../../../..');
const languages = ['en-US', 'fil', 'zh-Hans', 'es', 'ru', 'vi', 'ms', 'ne', 'zh-Hant'];
/**
 * What the files of a first view may weigh together, bytes; the joined letters of Devanagari are
 * many.
 */
const mostBytes = (language: string) => (language === 'ne' ? 125_000 : 100_000);

describe('templateFonts', () => {
  it.each([
    ['template1', 'en-US', ['playfair-display-latin-700', 'mulish-latin-400']],
    [
      'template1',
      'vi',
      ['playfair-display-vietnamese-700', 'mulish-vietnamese-400', 'playfair-display-latin-700'],
    ],
    ['template4', 'ru', ['cormorant-garamond-cyrillic-700', 'cormorant-garamond-latin-700']],
    ['template3', 'ne', ['baloo-2-devanagari-800', 'baloo-2-devanagari-400']],
    ['template19', 'ne', ['martel-devanagari-800', 'martel-devanagari-400']],
    ['template10', 'fil', ['bangers-latin-400', 'comic-neue-latin-400']],
    [
      'template17',
      'en-US',
      ['ibm-plex-serif-latin-600', 'ibm-plex-serif-latin-400', 'ibm-plex-mono-latin-500'],
    ],
    ['template23', 'ms', ['ibm-plex-mono-latin-400']],
    ['template1', 'zh-Hant', []],
  ] as const)('%s in %s', (template, language, names) => {
    const paths = names.map((name) => {
      const font = name.replace(/-(latin|vietnamese|cyrillic|devanagari)-\d+$/, '');
      return `node_modules/@fontsource/${font}/files/${name}-normal.woff2`;
    });
    expect(templateFonts(template, language)).toEqual(paths);
  });

  it.each(templateNames)(
    '%s: files that exist, three at most and light, in every language',
    (name) => {
      for (const language of languages) {
        const files = templateFonts(name, language).map((path) => join(rootDir, path));
        expect(files.length).toBeLessThanOrEqual(3);
        const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
        expect(bytes).toBeLessThan(mostBytes(language));
      }
    },
  );
});

/** Files of a face that a page in the language asks for. */
const filesOf = (face: Face | null | undefined, language: string): string[] =>
  face
    ? scriptsOf(language).flatMap((script) => weightsOf(face).map((one) => fontFile(one, script)))
    : [];

const weightsOf = (face: Face): Face[] =>
  face.bold ? [face, { ...face, weight: face.bold }] : [face];

describe('running text', () => {
  /** What its face may add to the page's headings, bytes. */
  const mostTextBytes = 25_000;
  const drawn = languages.filter((language) => !/^(zh|ne)/.test(language));

  it.each(templateNames)('%s: a face of its own, light in every script', (name) => {
    const { body, display } = manifests[name].fonts();
    expect(body?.face).toBeTruthy();
    for (const language of drawn) {
      const face = body && faceOf(body, language);
      // Where nothing else sets the headings, the bold of the text does.
      const heading = display
        ? faceOf(display, language)
        : face && { ...face, weight: face.bold ?? 0 };
      const headings = new Set(filesOf(heading, language));
      const files = filesOf(face, language).filter((file) => !headings.has(file));
      const bytes = files.reduce((sum, file) => sum + statSync(join(rootDir, file)).size, 0);
      expect(bytes, `${language}: ${files.join(' ')}`).toBeLessThanOrEqual(mostTextBytes);
    }
  });
});

describe('faces', () => {
  it.each(templateNames)('%s has its own for running text in Devanagari', (name) => {
    const { body } = manifests[name].fonts();
    const face = body && faceOf(body, 'ne');
    expect(face && fontScripts[face.font]).toContain('devanagari');
  });

  const voices = templateNames.flatMap((name) =>
    Object.entries(manifests[name].fonts()).map(([role, voice]) => ({ name, role, voice })),
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
