import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { themeByTemplate, templateNames, type TemplateName } from '@pavilion/domain/themes';
import { pageFiles } from '../../apps/server/src/modules/pages/preloads.ts';
import type { Manifest } from '../../apps/server/src/modules/pages/web-build.ts';
import type { Figure } from '../lib/report.ts';

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
/** React and react-dom with a hello-world page, brotli, as stated by the issue this figure answers. */
const bareReactKb = 58;
const aimKb = 105;
const ownAimKb = 15;
const cssAimKb = 25;
/** What every page begins with: the app, and the small script that asks for it once the page is painted. */
const beginnings = ['index.html', 'src/app/first-paint.ts'];

/** Initial JavaScript and CSS of the home page per template: all that the served page names for its first view. */
export function benchBundle(): Figure[] {
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;
  return templateNames.flatMap((template) => homeFigures(manifest, template));
}

function homeFigures(manifest: Manifest, template: TemplateName): Figure[] {
  const shared = scriptsOf(manifest, beginnings);
  const page = pageFiles(manifest, {
    themeCode: themeByTemplate(template),
    screen: 'home',
    languageTag: 'en-US',
    isDown: false,
  });
  const scripts = new Set([...shared, ...page.scripts]);
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
