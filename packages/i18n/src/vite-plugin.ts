import { sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { loadMessages } from './load-messages.ts';
import { localeModuleIds, readLocaleModule } from './locale-module.ts';
import { localeUpdateEvent } from './locale-update.ts';
import { listMessageFiles, messagesFolder } from './message-files.ts';
import { messageTags, sourceTag, type MessageTag } from './message-tags.ts';
import { readRegionModule } from './regions/region-module.ts';
import { regionNamesOf } from './regions/region-names.ts';

/**
 * Serves `virtual:pavilion-locale/<tag>` and `virtual:pavilion-locale-later/<tag>`: two modules, so
 * two chunks, per language with its messages compiled; and `virtual:pavilion-regions/<tag>` with
 * the names of countries. In development a changed message file replaces the texts of the open
 * page without a reload.
 */
export function pavilionLocales(): Plugin {
  return {
    name: 'pavilion-locales',
    // What is resolved already may be asked for again.
    resolveId: (id) =>
      readLocaleModule(id) || readRegionModule(id) ? `\0${id.replace(/^\0/, '')}` : null,
    load(id) {
      const regions = readRegionModule(id);
      if (regions) return dataModule(regionNamesOf(regions));
      const module = readLocaleModule(id);
      if (!module) return null;
      for (const source of new Set([sourceTag, module.tag]))
        for (const file of listMessageFiles(source)) this.addWatchFile(file.path);
      return dataModule(compileMessages(loadMessages(module.tag, undefined, module.part)));
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (path) => sendChangedMessages(server, path));
    },
  };
}

/**
 * JSON.parse of one string literal: browsers read that about twice as fast as an object literal of
 * this size.
 */
function dataModule(data: object): { code: string; moduleSideEffects: false; map: null } {
  const code = `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
  return { code, moduleSideEffects: false, map: null };
}

/** A changed English file may have filled gaps of every language, so it refreshes all of them. */
function sendChangedMessages(server: ViteDevServer, path: string): void {
  if (!path.startsWith(messagesFolder + sep) || !path.endsWith('.json')) return;
  const changed = path.slice(messagesFolder.length + 1).split(sep)[0];
  const tags = changed === sourceTag ? messageTags : messageTags.filter((tag) => tag === changed);
  for (const tag of tags) sendMessages(server, tag);
}

function sendMessages(server: ViteDevServer, tag: MessageTag): void {
  const modules = localeModuleIds(tag)
    .map((id) => server.moduleGraph.getModuleById(`\0${id}`))
    .filter((module) => module !== undefined);
  if (modules.length === 0) return;
  for (const module of modules) server.moduleGraph.invalidateModule(module);
  try {
    server.ws.send(localeUpdateEvent, { tag, messages: compileMessages(loadMessages(tag)) });
  } catch (error) {
    server.config.logger.error(String(error));
  }
}
