import { plexMonoAlone, sans, sansDevanagari, textDevanagari } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: 'catalogue',
  footerOffersApp: false,
  artClass: 'art-arcade',
};

/** slot8: arcade. Pixel steps, eight-bit colours, monospace. */
export const manifest: TemplateManifest = {
  themeCode: 'slot8',
  look,
  mail: { cardRadiusPx: 8, controlRadiusPx: 4, ornament: 'dashed', isUppercase: true },
  fonts: () => ({
    display: {
      ...sans('press-start-2p', 400),
      standIn: 'mono',
      others: { vi: { font: 'ibm-plex-mono', weight: 700 }, ne: sansDevanagari },
    },
    body: {
      face: { font: 'vt323', weight: 400, upToWeight: 500, scale: 1.24 },
      standIn: 'mono',
      others: { vi: plexMonoAlone, ru: plexMonoAlone, ne: textDevanagari },
    },
  }),
};
