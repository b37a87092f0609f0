import { sans, softCyrillic, softDevanagari, softText, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: true,
  artClass: 'art-festival',
};

/** slot7: festival. Bunting, confetti, warm. */
export const manifest: TemplateManifest = {
  themeCode: 'slot7',
  look,
  mail: { cardRadiusPx: 18, controlRadiusPx: 14, ornament: 'dashed' },
  fonts: () => ({
    display: {
      ...sans('sansita-swashed', 700),
      others: { ru: softCyrillic, ne: softDevanagari },
    },
    body: softText(textFace('merriweather-sans'), { ru: textFace('nunito') }),
  }),
};
