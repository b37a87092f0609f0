import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { templateNames } from '@pavilion/domain/themes';
import type { Figure } from '../lib/report.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk>;

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
/** React and react-dom with a hello-world page, brotli, as stated by the issue this figure answers. */
const bareReactKb = 58;
const aimKb = 110;
const cssAimKb = 25;

/** Initial JavaScript and CSS of the home page per composition: the entry and all that its first view loads. */
export async function benchBundle(): Promise<Figure[]> {
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;
  return templateNames.flatMap((template) => homeFigures(manifest, template));
}

function homeFigures(manifest: Manifest, template: string): Figure[] {
  const roots = Object.keys(manifest).filter(
    (key) =>
      manifest[key]?.isEntry ||
      key.endsWith(`/${template}.template.ts`) ||
      key.endsWith('screens/home/home.screen.tsx') ||
      key.endsWith('locale/en-US'),
  );
  const files = closure(manifest, roots);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const styles = [...files].filter((file) => file.endsWith('.css'));
  const javascript = kilobytes(scripts);
  return [
    {
      name: `initial JavaScript of ${template} home, brotli`,
      value: javascript,
      unit: 'kB',
      baseline: { name: 'bare React page', value: bareReactKb },
      aim: `below ${aimKb} kB`,
      isMet: javascript < aimKb,
      detail: { files: scripts.length },
    },
    {
      name: `initial CSS of ${template} home, brotli`,
      value: kilobytes(styles),
      unit: 'kB',
      aim: `below ${cssAimKb} kB`,
      isMet: kilobytes(styles) < cssAimKb,
    },
  ];
}

/** All files that the given modules load statically. */
function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return files;
}

function kilobytes(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => {
    const compressed = brotliCompressSync(readFileSync(`${dist}${file}`), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    return sum + compressed.length;
  }, 0);
  return bytes / 1000;
}
