import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { MessageTree } from './message-tree.ts';

/** Messages after the ICU syntax was parsed at build time; the browser only formats them. */
export interface CompiledMessages {
  [key: string]: CompiledMessage | CompiledMessages;
}

/** Compiles every text of a tree; throws with the key for a text that is not valid ICU. */
export function compileMessages(tree: MessageTree, prefix = ''): CompiledMessages {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const path = prefix === '' ? key : `${prefix}.${key}`;
      return [
        key,
        typeof value === 'string' ? compileMessage(value, path) : compileMessages(value, path),
      ];
    }),
  );
}

function compileMessage(text: string, path: string): CompiledMessage {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`message ${path} is not valid ICU: ${String(cause)}`, { cause });
  }
}
