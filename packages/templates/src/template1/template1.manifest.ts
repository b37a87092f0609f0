import { serif, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-classic-casino',
};

/** casino1: classic casino. Serif display, hairline gold rules, dark baize. */
export const manifest: TemplateManifest = {
  themeCode: 'casino1',
  look,
  mail: { cardRadiusPx: 6, controlRadiusPx: 4, ornament: 'double', isCentred: true },
  fonts: () => ({ display: serif('playfair-display', 700), body: text(textFace('mulish')) }),
};
