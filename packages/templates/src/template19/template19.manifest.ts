import { serif, serifDevanagari, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: true,
  artClass: 'art-jungle',
};

/** slot9: jungle. Leaf silhouettes, wood, lush greens. */
export const manifest: TemplateManifest = {
  themeCode: 'slot9',
  look,
  mail: { cardRadiusPx: 20, controlRadiusPx: 20, ornament: 'bars' },
  fonts: () => ({
    display: {
      ...serif('alfa-slab-one', 400),
      others: { ru: { font: 'roboto-slab', weight: 900 }, ne: serifDevanagari },
    },
    body: text(textFace('roboto-slab')),
  }),
};
