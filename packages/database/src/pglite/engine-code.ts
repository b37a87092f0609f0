import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let code: Promise<WebAssembly.Module> | undefined;

/**
 * The engine's program, compiled once per process: each thread that opens a database takes the same one, and what V8 has
 * optimised for the first is there for the next.
 */
export function engineCode(): Promise<WebAssembly.Module> {
  code ??= compile();
  return code;
}

async function compile(): Promise<WebAssembly.Module> {
  const library = import.meta.resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(fileURLToPath(new URL('pglite.wasm', library))));
}
