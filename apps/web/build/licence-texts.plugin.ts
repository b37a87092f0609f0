import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const licenceFile = /^(licen[cs]e|ofl|notice)/i;
const fontScope = '@fontsource';

/**
 * Ships the licence of every package whose work is in the build, fonts included, as
 * `assets/licences-<hash>.txt`: minified files have lost the notices that must go with them. Of a
 * package that brings no text its name and licence are told.
 */
export function licenceTexts(nodeModules: string): Plugin {
  return {
    name: 'pavilion-licence-texts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set(fontFolders(nodeModules));
      for (const file of Object.values(bundle)) {
        const ids = file.type === 'chunk' ? file.moduleIds : [];
        for (const id of ids) {
          const folder = packageFolder.exec(id.replaceAll('\\', '/'))?.[1];
          if (folder && !folder.includes('/@pavilion/')) folders.add(folder);
        }
      }
      const source = [...folders].toSorted().map(licenceOf).join('\n');
      this.emitFile({ type: 'asset', name: 'licences.txt', source });
    },
  };
}

function fontFolders(nodeModules: string): string[] {
  const folder = join(nodeModules, fontScope);
  return readdirSync(folder).map((name) => join(folder, name));
}

function licenceOf(folder: string): string {
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    license: string;
  };
  const files = readdirSync(folder).filter((file) => licenceFile.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${'='.repeat(80)}\n${name} (${license})\n${'='.repeat(80)}\n\n${texts.join('\n\n')}\n`;
}
