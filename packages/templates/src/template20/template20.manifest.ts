import { sans, sansDevanagari, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-blockroom',
};

/** casino9: crypto lounge. Deep blue-grey, crisp, instant games first. */
export const manifest: TemplateManifest = {
  themeCode: 'casino9',
  look,
  mail: { cardRadiusPx: 14, controlRadiusPx: 12, ornament: 'hairline' },
  fonts: () => ({
    display: {
      ...sans('space-grotesk', 700),
      others: { ru: { font: 'manrope', weight: 700 }, ne: sansDevanagari },
    },
    body: text(textFace('space-grotesk', 700), { ru: textFace('manrope', 700) }),
  }),
};
