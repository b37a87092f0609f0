import type { TemplateName } from '@pavilion/domain/themes';
import { manifests } from '../manifests.ts';
import { scriptsOf, type FontScript } from './font-scripts.ts';
import { fontScripts } from './fonts.generated.ts';
import type { Face, OtherLanguage, Voice } from './voices.ts';

/**
 * More would compete with the page's first picture: files of Devanagari, with its joined letters,
 * are four times those of other scripts.
 */
const mostFiles = (languageTag: string): number => (languageTag.startsWith('ne') ? 2 : 3);

/**
 * Where a part of a face stands, from the root of the repository: as it is named in the manifest of
 * a build.
 */
export function fontFile({ font, weight }: Face, script: FontScript): string {
  return `node_modules/@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`;
}

/** The face a voice has in a language; null where the system's fonts speak. */
export function faceOf(voice: Voice, languageTag: string): Face | null {
  const other = voice.others[(languageTag.split('-')[0] ?? '') as OtherLanguage];
  return other === undefined ? voice.face : other;
}

/**
 * Font files the first view of a page needs, most needed first, as paths from the root of the
 * repository (`node_modules/@fontsource/…woff2`). None for Chinese, which is in the visitor's own
 * fonts.
 */
export function templateFonts(template: TemplateName, languageTag: string): string[] {
  if (languageTag.startsWith('zh')) return [];
  const { display, body, numeric } = manifests[template].fonts();
  // Running text is asked for with its headings: a face that comes after the first frame lays the
  // whole page out anew.
  const faces = [display, body, numeric].flatMap((voice) => {
    const face = voice && faceOf(voice, languageTag);
    return face ? [face] : [];
  });
  const files = scriptsOf(languageTag).flatMap((script) =>
    faces
      .filter(({ font }) => fontScripts[font]?.includes(script))
      .map((face) => fontFile(face, script)),
  );
  return [...new Set(files)].slice(0, mostFiles(languageTag));
}
