import { sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { loadMessages } from './load-messages.ts';
import { localeModuleId, tagOfLocaleModule } from './locale-module.ts';
import { localeUpdateEvent } from './locale-update.ts';
import { listMessageFiles, messagesFolder } from './message-files.ts';
import { messageTags, sourceTag, type MessageTag } from './message-tags.ts';

/**
 * Serves `virtual:pavilion-locale/<tag>`: one module, so one chunk, per language with its messages compiled, and
 * replaces use-intl's message parser by its formatter so that no ICU parser reaches the browser. In development a
 * changed message file replaces the texts of the open page without a reload.
 */
export function pavilionLocales(): Plugin {
  return {
    name: 'pavilion-locales',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
    }),
    resolveId: (id) => (tagOfLocaleModule(id) ? `\0${id}` : null),
    load(id) {
      const tag = tagOfLocaleModule(id);
      if (!tag) return null;
      for (const source of new Set([sourceTag, tag]))
        for (const file of listMessageFiles(source)) this.addWatchFile(file.path);
      return { code: localeModuleCode(tag), moduleSideEffects: false, map: null };
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (path) => sendChangedMessages(server, path));
    },
  };
}

/** JSON.parse of one string literal: browsers read that about twice as fast as an object literal of this size. */
function localeModuleCode(tag: MessageTag): string {
  const json = JSON.stringify(compileMessages(loadMessages(tag)));
  return `export default JSON.parse(${JSON.stringify(json)});\n`;
}

/** A changed English file may have filled gaps of every language, so it refreshes all of them. */
function sendChangedMessages(server: ViteDevServer, path: string): void {
  if (!path.startsWith(messagesFolder + sep) || !path.endsWith('.json')) return;
  const changed = path.slice(messagesFolder.length + 1).split(sep)[0];
  const tags = changed === sourceTag ? messageTags : messageTags.filter((tag) => tag === changed);
  for (const tag of tags) sendMessages(server, tag);
}

function sendMessages(server: ViteDevServer, tag: MessageTag): void {
  const module = server.moduleGraph.getModuleById(`\0${localeModuleId(tag)}`);
  if (!module) return;
  server.moduleGraph.invalidateModule(module);
  try {
    server.ws.send(localeUpdateEvent, { tag, messages: compileMessages(loadMessages(tag)) });
  } catch (error) {
    server.config.logger.error(String(error));
  }
}
