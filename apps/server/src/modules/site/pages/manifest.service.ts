import { localeByTag, locales, type LocaleCode } from '@pavilion/domain/locales';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode } from '@pavilion/domain/themes';
import { localizePath, screenTitleKey } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { paletteOf } from '@pavilion/templates/palettes';
import type { ServerContext } from '../../../context.ts';
import { siteMediaUrl, sitePicture, type Site } from '../../../site-directory/index.ts';
import { pickText, shownDocument } from '../content/index.ts';
import { pictureSizes } from '../media/index.ts';
import { isListedOn } from './listed-screens.ts';

type App = ContentDocuments['app'];

const shortNameMax = 12;
const shortcutsMax = 4;
const usualCategories = ['entertainment', 'games'];
/** Where most visitors of an app want to go, as far as the site offers it. */
const usualShortcuts: readonly ScreenName[] = ['slots', 'casino', 'sports', 'promotions'];

/** The document of the app that a site is, in a language it has (a tag), else in its first. */
export async function manifestOf(
  server: ServerContext,
  site: Site,
  tag: string | undefined,
): Promise<object> {
  const code = languageOf(site, tag);
  const locale = locales[code];
  const app = (await shownDocument({ server, site }, 'app'))?.document ?? null;
  const surface = surfaceOf(site);
  const related = relatedApps(site);
  return {
    id: '/',
    name: site.name,
    short_name: app?.short_name || site.name.slice(0, shortNameMax).trim(),
    description: descriptionOf(site, app, code),
    lang: locale.tag,
    dir: 'ltr',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    background_color: surface,
    theme_color: surface,
    categories: app && app.categories.length > 0 ? app.categories : usualCategories,
    icons: iconsOf(site),
    shortcuts: shortcutsOf(site, app, code),
    screenshots: await screenshotsOf(server, site, app, code),
    ...(related.length > 0 ? { related_applications: related } : {}),
  };
}

function languageOf({ languages }: Site, tag: string | undefined): LocaleCode {
  const [own = 'EN'] = languages;
  const asked = tag === undefined ? null : localeByTag(tag);
  return asked && languages.includes(asked.code) ? asked.code : own;
}

function surfaceOf({ themeCode, themeColour }: Site): string {
  const isKnown = isThemeCode(themeCode) && isThemeColour(themeCode, themeColour);
  return isKnown ? paletteOf(themeCode, themeColour)['surface-0'] : '#111111';
}

function descriptionOf(site: Site, app: App | null, code: LocaleCode): string {
  const own = app ? pickText(app.descriptions, code, site) : '';
  return own || createTranslator(locales[code].tag)('ui.shell.seoHome', { site: site.name });
}

function iconsOf(site: Site): object[] {
  const icon = (file: string, size: number, purpose: string): object => ({
    src: sitePicture(site, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
    icon('icon-monochrome-512.png', 512, 'monochrome'),
  ];
}

function shortcutsOf(site: Site, app: App | null, code: LocaleCode): object[] {
  const [siteDefault = 'EN'] = site.languages;
  const address = (path: string): string =>
    path.startsWith('/') ? localizePath(path, code, siteDefault) : path;
  if (app && app.shortcuts.length > 0)
    return app.shortcuts.slice(0, shortcutsMax).map(({ titles, path, icon }) => ({
      name: pickText(titles, code, site),
      url: address(path),
      ...(icon === undefined ? {} : { icons: [{ src: siteMediaUrl(site, icon) }] }),
    }));
  const t = createTranslator(locales[code].tag);
  return usualShortcuts
    .filter((name) => isListedOn(site, name))
    .map((name) => ({ name: t(screenTitleKey(name)), url: address(screens[name].path) }));
}

/** Pictures of the app, each with the size it really has; one that is gone is left out. */
async function screenshotsOf(
  server: ServerContext,
  site: Site,
  app: App | null,
  code: LocaleCode,
): Promise<object[]> {
  const shown = await Promise.all(
    (app?.screenshots ?? []).map(async ({ picture, form, titles }) => {
      const size = await pictureSizes(server, picture);
      if (!size) return [];
      const label = titles ? pickText(titles, code, site) : '';
      return [
        {
          src: picture,
          sizes: `${size.width}x${size.height}`,
          type: size.type,
          form_factor: form,
          ...(label === '' ? {} : { label }),
        },
      ];
    }),
  );
  return shown.flat();
}

/** The site's own apps in the stores. */
function relatedApps({ androidUrl, iosUrl }: Site): object[] {
  return [
    ...(androidUrl === '' ? [] : [{ platform: 'play', url: androidUrl }]),
    ...(iosUrl === '' ? [] : [{ platform: 'itunes', url: iosUrl }]),
  ];
}
