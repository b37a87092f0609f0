import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: true,
  artClass: 'art-deco',
};

/** casino4: art deco. Geometric fans, gold foil on black and white. */
export const manifest: TemplateManifest = {
  themeCode: 'casino4',
  look,
  mail: {
    cardRadiusPx: 14,
    controlRadiusPx: 10,
    ornament: 'frame',
    isUppercase: true,
    isCentred: true,
  },
  fonts: () => ({
    display: {
      ...sans('poiret-one', 400),
      others: { vi: { font: 'raleway', weight: 400 }, ne: { font: 'rajdhani', weight: 400 } },
    },
    body: text(
      { ...textFace('josefin-sans', 600), scale: 1.1 },
      { vi: { ...textFace('josefin-sans'), scale: 1.1 }, ru: textFace('jost') },
    ),
  }),
};
