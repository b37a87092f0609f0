import { plexMono } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  lobbyFeed: 'leagues',
  footerOffersApp: true,
  artClass: 'art-terminal',
};

/** sportsbook4: terminal. A trader's screen: compact, mono numerals. */
export const manifest: TemplateManifest = {
  themeCode: 'sportsbook4',
  look,
  mail: { cardRadiusPx: 0, controlRadiusPx: 0, ornament: 'dashed', isUppercase: true },
  fonts: () => ({
    body: {
      face: plexMono,
      standIn: 'mono',
      others: { ne: { font: 'rajdhani', weight: 500 } },
    },
  }),
};
