import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-salon',
};

/** casino2: salon. Ivory surfaces, generous white space, thin type. */
export const manifest: TemplateManifest = {
  themeCode: 'casino2',
  look,
  mail: { cardRadiusPx: 0, controlRadiusPx: 0, ornament: 'hairline' },
  fonts: () => ({
    display: { ...sans('raleway', 300), others: { ne: { font: 'rajdhani', weight: 300 } } },
    body: text(textFace('jost', 600), { vi: textFace('mulish'), ru: textFace('jost') }),
  }),
};
