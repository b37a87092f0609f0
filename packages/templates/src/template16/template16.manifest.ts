import { serif, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'header',
  slipPlacement: 'drawer',
  lobbyFeed: 'providers',
  footerOffersApp: false,
  artClass: 'art-palace',
};

/** casino7: palace. Marble, arches, centred symmetry. */
export const manifest: TemplateManifest = {
  themeCode: 'casino7',
  look,
  mail: { cardRadiusPx: 16, controlRadiusPx: 20, ornament: 'double', isCentred: true },
  fonts: () => ({
    display: serif('cormorant-garamond', 600),
    body: text(textFace('spectral'), { vi: null, ru: null }),
  }),
};
