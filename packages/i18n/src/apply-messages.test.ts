import { mkdirSync, mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMessages } from './apply-messages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const group of ['ui/account', 'errors'])
    mkdirSync(join(folder, 'en-US', group), { recursive: true });
  writeFileSync(
    join(folder, 'en-US/ui/account/auth.json'),
    JSON.stringify({ signUp: 'Sign up', form: { hint: 'Hello {name}' } }),
  );
  writeFileSync(join(folder, 'en-US/errors/codes.json'), JSON.stringify({ BLOCK: 'Blocked' }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('applying translations', () => {
  it('writes each text into the file where English has it, keys sorted, nesting kept', () => {
    const written = applyMessages(
      'es',
      {
        'ui.auth.signUp': 'Registro',
        'errors.BLOCK': 'Bloqueado',
        'ui.auth.form.hint': 'Hola {name}',
      },
      folder,
    );
    expect(written).toEqual(['es/ui/account/auth.json', 'es/errors/codes.json']);
    expect(read('es/ui/account/auth.json')).toBe(
      '{\n  "form": {\n    "hint": "Hola {name}"\n  },\n  "signUp": "Registro"\n}\n',
    );
    expect(JSON.parse(read('es/errors/codes.json'))).toEqual({ BLOCK: 'Bloqueado' });
  });

  it('keeps the texts that are there and is the same when run twice', () => {
    applyMessages('es', { 'ui.auth.signUp': 'Registro' }, folder);
    applyMessages('es', { 'ui.auth.form.hint': 'Hola {name}' }, folder);
    const once = read('es/ui/account/auth.json');
    applyMessages('es', { 'ui.auth.form.hint': 'Hola {name}' }, folder);
    expect(read('es/ui/account/auth.json')).toBe(once);
    expect(JSON.parse(once)).toEqual({ form: { hint: 'Hola {name}' }, signUp: 'Registro' });
  });

  it('writes nothing and lists every reason when a key is unknown or a text is wrong', () => {
    const texts = {
      'ui.auth.signUp': 'Registro',
      'ui.auth.nope': 'Nada',
      'ui.auth.form.hint': 'Hola',
    };
    expect(() => applyMessages('es', texts, folder)).toThrow(
      'ui.auth.nope: not a key of the English files\n' +
        'ui.auth.form.hint: placeholder "name" is missing',
    );
    expect(existsSync(join(folder, 'es'))).toBe(false);
  });

  it('gives Chinese texts their full-width punctuation', () => {
    applyMessages('zh-Hans', { 'ui.auth.form.hint': '你好,{name}!' }, folder);
    expect(read('zh-Hans/ui/account/auth.json')).toContain('你好\uFF0C{name}\uFF01');
  });
});
