import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { decodeText, readImportFile } from './read-import-file.ts';

const text = 'D1,23/08/2025,Bayern München,Köln\n';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe('the text of a file', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16, as spreadsheets save it', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ])('is read as %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('is Windows-1252 where Latin-1 has no sign', () => {
    expect(decodeText(Buffer.from([0x93, 0x41, 0x94, 0xe9]))).toBe('“A”é');
  });

  it('keeps a damaged place of a UTF-8 text visible and the rest right', () => {
    const bytes = Buffer.concat([Buffer.from('München\n'), Buffer.from([0x4b, 0xf6, 0x6c, 0x6e])]);
    expect(decodeText(bytes)).toBe('München\nK\uFFFDln');
  });

  it('is not taken from a picture or a sheet', () => {
    expect(() => decodeText(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toThrow('no text file');
  });
});

describe('a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pavilion-import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['missing.csv', '.'])('that is none is told as such: %s', async (name) => {
    await expect(readImportFile(join(folder, name))).rejects.toThrow(UsageError);
  });

  it('that is too large is refused before it is read', async () => {
    const path = join(folder, 'huge.csv');
    await writeFile(path, '');
    await truncate(path, 10 * 1024 ** 3);
    await expect(readImportFile(path)).rejects.toThrow('split it');
  });
});
