import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'header',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: true,
  artClass: 'art-space',
};

/** slot3: space. Star field, glass panels. */
export const manifest: TemplateManifest = {
  themeCode: 'slot3',
  look,
  mail: { cardRadiusPx: 20, controlRadiusPx: 999, ornament: 'hairline', isUppercase: true },
  fonts: () => ({ display: sans('unbounded', 300), body: text(textFace('exo-2')) }),
};
