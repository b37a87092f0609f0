import { sans, softDevanagari, softText, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: 'catalogue',
  footerOffersApp: false,
  artClass: 'art-comic',
};

/** slot5: comic. Thick outlines, halftone, tilted cards. */
export const manifest: TemplateManifest = {
  themeCode: 'slot5',
  look,
  mail: { cardRadiusPx: 8, controlRadiusPx: 10, ornament: 'ink', isUppercase: true },
  fonts: () => ({
    display: {
      ...sans('bangers', 400),
      others: { ru: { font: 'balsamiq-sans', weight: 700 }, ne: softDevanagari },
    },
    body: softText(textFace('comic-neue'), { vi: textFace('nunito'), ru: textFace('nunito') }),
  }),
};
