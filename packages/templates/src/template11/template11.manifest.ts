import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-minimal',
};

/** casino5: minimal dark. One accent, no ornament, fast. */
export const manifest: TemplateManifest = {
  themeCode: 'casino5',
  look,
  mail: { cardRadiusPx: 8, controlRadiusPx: 6, ornament: 'none' },
  fonts: () => ({ display: sans('manrope', 600), body: text(textFace('manrope', 600)) }),
};
