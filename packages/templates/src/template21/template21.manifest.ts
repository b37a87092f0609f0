import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: 'leagues',
  footerOffersApp: false,
  artClass: 'art-stadium',
};

/** sportsbook2: stadium. Dark pitch, floodlit accents. */
export const manifest: TemplateManifest = {
  themeCode: 'sportsbook2',
  look,
  mail: { cardRadiusPx: 6, controlRadiusPx: 4, ornament: 'bar', isUppercase: true },
  fonts: () => ({
    display: sans('oswald', 600),
    body: text(textFace('sofia-sans-semi-condensed'), { vi: null, ru: textFace('golos-text') }),
  }),
};
