import { serif, serifDevanagari, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-temple',
};

/** slot2: temple. Ornament frames, lantern glow. */
export const manifest: TemplateManifest = {
  themeCode: 'slot2',
  look,
  mail: { cardRadiusPx: 14, controlRadiusPx: 10, ornament: 'frame' },
  fonts: () => ({
    display: {
      ...serif('cinzel', 700),
      others: {
        vi: { font: 'cormorant-garamond', weight: 700 },
        ru: { font: 'cormorant-garamond', weight: 700 },
        ne: serifDevanagari,
      },
    },
    body: text(textFace('philosopher'), { vi: null, ru: null }),
  }),
};
