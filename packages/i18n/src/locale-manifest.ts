import { readLocaleModule } from './locale-module.ts';
import type { MessagePart } from './message-parts.ts';
import type { MessageTag } from './message-tags.ts';

/** What is read of an entry of the build manifest (`.vite/manifest.json`). */
export interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
}

/**
 * Build file that holds a part of a language's messages (`assets/ru-B1x2.js`), for a modulepreload
 * link in the page's head; null when the manifest has none. Manifest keys of virtual modules keep
 * their id, whatever stands before it.
 */
export function localeChunkFile(
  manifest: Readonly<Record<string, ManifestEntry>>,
  tag: MessageTag,
  part: MessagePart = 'first',
): string | null {
  for (const [key, entry] of Object.entries(manifest)) {
    const id = key.slice(Math.max(0, key.indexOf('virtual:')));
    const found = readLocaleModule(id);
    if (found?.tag === tag && found.part === part) return entry.file;
  }
  return null;
}
