import { serif, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-velvet',
};

/** casino3: velvet lounge. Curtain folds, brass buttons. */
export const manifest: TemplateManifest = {
  themeCode: 'casino3',
  look,
  mail: { cardRadiusPx: 12, controlRadiusPx: 10, ornament: 'bars', isCentred: true },
  fonts: () => ({
    display: serif('yeseva-one', 400),
    body: text(textFace('lora'), { vi: null, ru: null }),
  }),
};
