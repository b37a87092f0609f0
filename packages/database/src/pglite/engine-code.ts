import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

let code: Promise<WebAssembly.Module> | undefined;

/**
 * The engine's program, compiled once per process: each thread that opens a database takes the same
 * one, and what V8 has optimised for the first is there for the next.
 */
export function engineCode(): Promise<WebAssembly.Module> {
  code ??= compile();
  return code;
}

async function compile(): Promise<WebAssembly.Module> {
  // V8 collects code it has replaced by better code while other threads run it, and dies of its own
  // check now and then (nodejs/node#64500). What is kept instead is the first form of one program,
  // once per process.
  setFlagsFromString('--no-wasm-code-gc');
  const library = import.meta.resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(fileURLToPath(new URL('pglite.wasm', library))));
}
