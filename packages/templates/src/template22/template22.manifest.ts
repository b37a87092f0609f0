import { serif, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  lobbyFeed: 'leagues',
  footerOffersApp: false,
  artClass: 'art-press',
};

/** sportsbook3: press. Newspaper columns, serif headings. */
export const manifest: TemplateManifest = {
  themeCode: 'sportsbook3',
  look,
  mail: { cardRadiusPx: 0, controlRadiusPx: 0, ornament: 'masthead', isCentred: true },
  fonts: () => ({
    display: serif('old-standard-tt', 700),
    body: text(textFace('stix-two-text'), { ru: null }),
  }),
};
