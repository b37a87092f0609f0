import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-studio',
};

/** casino6: live studio. Cinema black, large type. */
export const manifest: TemplateManifest = {
  themeCode: 'casino6',
  look,
  mail: { cardRadiusPx: 0, controlRadiusPx: 2, ornament: 'bar' },
  fonts: () => ({
    display: sans('montserrat', 800),
    body: text(textFace('sofia-sans'), { vi: textFace('mulish') }),
  }),
};
