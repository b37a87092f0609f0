import { readFile, stat } from 'node:fs/promises';
import { UsageError } from './command.ts';

const sizeMaxBytes = 64 * 1024 * 1024;

/** The bytes of a file. Throws {@link UsageError} when there is none or it is too large. */
export async function readFileOf(path: string): Promise<Buffer> {
  const entry = await stat(path).catch(() => null);
  if (!entry) throw new UsageError(`there is no file ${path}`);
  if (!entry.isFile()) throw new UsageError(`${path} is no file`);
  if (entry.size > sizeMaxBytes)
    throw new UsageError(`${path} is larger than ${sizeMaxBytes / 1024 / 1024} MiB; split it`);
  return readFile(path);
}

/** The text of a file. Throws {@link UsageError} when there is none, it is too large or no text. */
export async function readImportFile(path: string): Promise<string> {
  return decodeText(await readFileOf(path));
}

/**
 * Text of any encoding such files come in: UTF-16 by its byte order mark, UTF-8 with or without
 * one, else Windows-1252 (of which Latin-1 is the printable part). A mostly UTF-8 text keeps the
 * sign U+FFFD where it is damaged, so that those lines can be told from the others.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  if (bytes.includes(0)) throw new UsageError('this is no text file');
  const text = decode('utf-8', bytes);
  if (!text.includes('\uFFFD')) return text;
  return hasUtf8Letters(text) ? text : decode('windows-1252', bytes);
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Bytes of another encoding hardly ever form a letter beyond ASCII in UTF-8. */
function hasUtf8Letters(text: string): boolean {
  return /[\u0080-\uFFFC]/.test(text);
}
