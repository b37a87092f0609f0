import { sans, softCyrillic, softText, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-candy',
};

/** slot1: candy. Round, saturated, bouncy, icing that drips. */
export const manifest: TemplateManifest = {
  themeCode: 'slot1',
  look,
  mail: { cardRadiusPx: 24, controlRadiusPx: 999, ornament: 'dotted' },
  fonts: () => ({
    display: { ...sans('baloo-2', 800), others: { ru: softCyrillic } },
    body: softText(textFace('baloo-2', 800), { ru: textFace('nunito') }),
  }),
};
