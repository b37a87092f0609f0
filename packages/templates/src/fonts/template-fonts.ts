import type { TemplateName } from '@pavilion/domain/themes';
import { manifests } from '../manifests.ts';
import { scriptsOf, type FontScript } from './font-scripts.ts';
import { fontScripts } from './fonts.generated.ts';
import type { Face, OtherLanguage, Voice } from './voices.ts';

/** More than this would compete with the page's first picture. */
const mostFiles = 2;

/**
 * Whether running text waits for its file. Others are read in a stand-in of the same widths until their file has come,
 * and leave the line to the first picture; systems have none for the joined letters of Devanagari.
 */
const needsItsText = (languageTag: string): boolean => languageTag.startsWith('ne');

/** Where a part of a face stands, from the root of the repository: as it is named in the manifest of a build. */
export function fontFile({ font, weight }: Face, script: FontScript): string {
  return `node_modules/@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`;
}

/** The face a voice has in a language; null where the system's fonts speak. */
export function faceOf(voice: Voice, languageTag: string): Face | null {
  const other = voice.others[(languageTag.split('-')[0] ?? '') as OtherLanguage];
  return other === undefined ? voice.face : other;
}

/**
 * Font files the first view of a page needs, at most two, most needed first, as paths from the root of the repository
 * (`node_modules/@fontsource/…woff2`). None for Chinese, which is in the visitor's own fonts.
 */
export function templateFonts(template: TemplateName, languageTag: string): string[] {
  if (languageTag.startsWith('zh')) return [];
  const { display, body, numeric } = manifests[template].fonts();
  const first = !display || needsItsText(languageTag) ? [display, body, numeric] : [display];
  const faces = first.flatMap((voice) => {
    const face = voice && faceOf(voice, languageTag);
    return face ? [face] : [];
  });
  const files = scriptsOf(languageTag).flatMap((script) =>
    faces
      .filter(({ font }) => fontScripts[font]?.includes(script))
      .map((face) => fontFile(face, script)),
  );
  return [...new Set(files)].slice(0, mostFiles);
}
