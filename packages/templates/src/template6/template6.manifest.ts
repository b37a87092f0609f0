import { sans, sansDevanagari, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  lobbyFeed: 'providers',
  footerOffersApp: false,
  artClass: 'art-neon',
};

/** slot4: neon. Outlined glow on near-black, mono numerals. */
export const manifest: TemplateManifest = {
  themeCode: 'slot4',
  look,
  mail: { cardRadiusPx: 10, controlRadiusPx: 6, ornament: 'outline', isUppercase: true },
  fonts: () => ({
    display: {
      ...sans('orbitron', 700),
      others: {
        vi: { font: 'unbounded', weight: 600 },
        ru: { font: 'unbounded', weight: 600 },
        ne: sansDevanagari,
      },
    },
    body: text(textFace('play'), { vi: textFace('exo-2'), ru: textFace('exo-2') }),
  }),
};
