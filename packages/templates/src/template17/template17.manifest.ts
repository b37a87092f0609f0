import { serif, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-ledger',
};

/** casino8: ledger. Ruled paper, information first. */
export const manifest: TemplateManifest = {
  themeCode: 'casino8',
  look,
  mail: { cardRadiusPx: 2, controlRadiusPx: 2, ornament: 'double' },
  fonts: () => ({
    display: serif('ibm-plex-serif', 600),
    numeric: {
      face: { font: 'ibm-plex-mono', weight: 500 },
      standIn: 'mono',
      others: { ne: null },
    },
    body: text(textFace('ibm-plex-serif', 600), { vi: null, ru: null }),
  }),
};
