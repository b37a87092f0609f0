import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { themeByTemplate, templateNames, type TemplateName } from '@pavilion/domain/themes';
import { houseGames } from '@pavilion/games';
import { pageFiles } from '../../apps/server/src/modules/site/pages/preloads.ts';
import type { Manifest } from '../../apps/server/src/modules/site/pages/web-build.ts';
import type { Figure } from '../lib/report.ts';

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
/**
 * React and react-dom with a hello-world page, brotli, as stated by the issue this figure answers.
 */
const bareReactKb = 58;
const aimKb = 105;
const ownAimKb = 15;
const cssAimKb = 25;
const gameAimKb = 25;
/**
 * What every page begins with: the app, and the small script that asks for it once the page is
 * painted.
 */
const beginnings = ['index.html', 'src/app/first-paint.ts'];

/** What stands before any game: the page, and the stage with its panel. */
const frame = [...beginnings, 'src/screens/playnow/playnow.screen.tsx'];
const pictures = 'src/games/';
const reels = `${pictures}slots/reels/reel-stage.ts`;

/**
 * Initial JavaScript and CSS of the home page per template: all that the served page names for its
 * first view. Then what each game of our studio adds to the page with the stage.
 */
export function benchBundle(): Figure[] {
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;
  return [
    ...templateNames.flatMap((template) => homeFigures(manifest, template)),
    ...gameFigures(manifest),
    ...Object.keys(widgets).map((name) => widgetFigure(manifest, name)),
  ];
}

/** What a page that stands loads by itself, before any click. */
const standing = ['src/core/later.ts', 'src/shell/floating-parts.tsx'];

/** What a click loads, and how much of it at most (wire contract of support). */
const widgets: Readonly<Record<string, { module: string; aimKb: number }>> = {
  chat: { module: 'src/features/support/chat/chat-window.tsx', aimKb: 12 },
  assistant: { module: 'src/features/support/assistant/assistant-panel.tsx', aimKb: 8 },
};

/**
 * Code and styles of a widget beside what the page has; a page that had any of its own before the
 * click fails.
 */
function widgetFigure(manifest: Manifest, name: string): Figure {
  const { module = '', aimKb: most = 0 } = widgets[name] ?? {};
  const entry = manifest[module];
  if (!entry) throw new Error(`no ${module} in the build`);
  const first = templateNames.flatMap((template) => [...homeScripts(manifest, template)]);
  const before = new Set([...first, ...scriptsOf(manifest, standing)]);
  if (before.has(entry.file)) throw new Error(`a page loads the ${name} before the click`);
  const files = new Set([...scriptsOf(manifest, [module])].filter((file) => !before.has(file)));
  for (const css of entry.css ?? []) files.add(css);
  return {
    ...figure(`${name}, loaded by its click, brotli`, files, most),
    detail: { files: files.size },
  };
}

function gameFigures(manifest: Manifest): Figure[] {
  const known = scriptsOf(manifest, frame);
  const beyond = (keys: readonly string[]): Set<string> =>
    new Set([...scriptsOf(manifest, keys)].filter((file) => !known.has(file)));
  const games = Object.values(houseGames).map(({ code, category }) => {
    const key = pictureOf(manifest, code);
    const files = beyond([key]);
    return {
      ...figure(`${code} beyond the stage, brotli`, files, gameAimKb),
      detail: { files: files.size, cssKb: cssKb(manifest, key), category },
    };
  });
  const slots = Object.values(houseGames).filter(({ category }) => category === 'slots');
  const shown = scriptsOf(manifest, [
    ...frame,
    ...slots.map(({ code }) => pictureOf(manifest, code)),
  ]);
  const moving = [...scriptsOf(manifest, [reels])].filter((file) => !shown.has(file));
  const renderer: Figure = {
    name: 'reels that move with pixi, once for all slots, brotli',
    value: kilobytes(new Set(moving)),
    unit: 'kB',
    detail: { files: moving.length },
  };
  return [...games, renderer];
}

/** The module that draws a game; hash games share one, and both flights. */
/** Games that are drawn by another's picture, by how their codes begin. */
const sharedPictures = [
  ['hash-', 'hash-view'],
  ['baccarat-', 'baccarat-view'],
] as const;

function pictureOf(manifest: Manifest, code: string): string {
  const shared = sharedPictures.find(([start]) => code.startsWith(start))?.[1] ?? 'crash-view';
  const keys = Object.keys(manifest).filter((key) => key.startsWith(pictures));
  const named = (name: string): string | undefined =>
    keys.find((key) => key.endsWith(`/${name}.tsx`) || key.endsWith(`/${name}.ts`));
  const key = named(`${code}-view`) ?? named(shared);
  if (key === undefined) throw new Error(`no picture of ${code} in the build`);
  return key;
}

/** Style sheets of a module's own. */
const cssKb = (manifest: Manifest, key: string): number =>
  Number(kilobytes(new Set(manifest[key]?.css)).toFixed(2));

function homeFigures(manifest: Manifest, template: TemplateName): Figure[] {
  const shared = scriptsOf(manifest, beginnings);
  const page = homePage(manifest, template);
  const scripts = homeScripts(manifest, template);
  const key = `../../packages/templates/src/${template}/${template}.template.ts`;
  const own = new Set([...scriptsOf(manifest, [key])].filter((file) => !shared.has(file)));
  return [
    {
      ...figure(`initial JavaScript of ${template} home, brotli`, scripts, aimKb),
      baseline: { name: 'bare React page', value: bareReactKb },
      detail: { files: scripts.size },
    },
    figure(`of it the template, brotli (${template})`, own, ownAimKb),
    figure(`initial CSS of ${template} home, brotli`, new Set(page.styles), cssAimKb),
  ];
}

const homePage = (manifest: Manifest, template: TemplateName) =>
  pageFiles(manifest, {
    themeCode: themeByTemplate(template),
    screen: 'home',
    languageTag: 'en-US',
    isDown: false,
  });

const homeScripts = (manifest: Manifest, template: TemplateName): Set<string> =>
  new Set([...scriptsOf(manifest, beginnings), ...homePage(manifest, template).scripts]);

function figure(name: string, files: ReadonlySet<string>, aim: number): Figure {
  const value = kilobytes(files);
  return { name, value, unit: 'kB', aim: `below ${aim} kB`, isMet: value < aim };
}

/** Scripts of modules and of all that they load statically. */
function scriptsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

const kilobytes = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + compressedBytes(file), 0) / 1000;

/** Most templates share most files. */
const measured = new Map<string, number>();

function compressedBytes(file: string): number {
  const known = measured.get(file);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(readFileSync(`${dist}${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  measured.set(file, length);
  return length;
}
