import { sans, softDevanagari, softText, textFace } from '../fonts/voices.ts';
import type { TemplateLook, TemplateManifest } from '../props/manifest.ts';

export const look: TemplateLook = {
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  lobbyFeed: null,
  footerOffersApp: false,
  artClass: 'art-ocean',
};

/** slot6: ocean. Layered waves, soft blue light. */
export const manifest: TemplateManifest = {
  themeCode: 'slot6',
  look,
  mail: { cardRadiusPx: 18, controlRadiusPx: 18, ornament: 'bars' },
  fonts: () => ({
    display: { ...sans('comfortaa', 700), others: { ne: softDevanagari } },
    body: softText(textFace('nunito')),
  }),
};
