import { sans, text, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'column',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-bookmaker',
};

/** sportsbook1: bookmaker. Dense, flat, high contrast, tabular numerals. */
export const manifest: TemplateManifest = {
  themeCode: 'sportsbook1',
  look,
  mail: { cardRadiusPx: 3, controlRadiusPx: 3, ornament: 'bar' },
  fonts: () => ({
    display: sans('fira-sans-condensed', 700),
    body: text(textFace('golos-text', 600), { vi: textFace('mulish'), ru: textFace('golos-text') }),
  }),
};
