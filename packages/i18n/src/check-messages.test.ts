import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLanguage } from './check-messages.ts';
import { loadFlatMessages, loadMessages } from './load-messages.ts';
import { allMissingMessages, missingMessages } from './message-catalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, texts: object): void {
  const path = join(folder, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(texts));
}

describe('checking a language', () => {
  it('names the language and the file when a whole topic is missing', () => {
    write('en-US/ui/account/auth', { signIn: 'Sign in', signUp: 'Sign up' });
    expect(checkLanguage('ru', folder)).toEqual([
      'ru/ui/account/auth.json: the file is missing (2 keys)',
    ]);
  });

  it('lists the keys a topic lacks and the keys English does not have', () => {
    write('en-US/ui/account/auth', { signIn: 'Sign in', signUp: 'Sign up' });
    write('es/ui/account/auth', { signIn: 'Entrar', singUp: 'Registro' });
    expect(checkLanguage('es', folder)).toEqual([
      'es/ui/account/auth.json: missing ui.auth.signUp',
      'es/ui/account/auth.json: ui.auth.singUp is not in the English files',
    ]);
  });

  it('wants a text of a flat group in the same file as in English', () => {
    write('en-US/errors/codes', { betNotFound: 'No such bet' });
    write('es/errors/bets', { betNotFound: 'No existe la apuesta' });
    expect(checkLanguage('es', folder)).toEqual([
      'es/errors/bets.json: errors.betNotFound belongs in errors/codes.json',
    ]);
  });

  it('wants a text in the same area as in English, and every topic in an area', () => {
    write('en-US/ui/account/auth', { signIn: 'Sign in' });
    write('es/ui/money/auth', { signIn: 'Entrar' });
    expect(checkLanguage('es', folder)).toEqual([
      'es/ui/money/auth.json: ui.auth.signIn belongs in ui/account/auth.json',
    ]);
    write('es/ui/auth', { signIn: 'Entrar' });
    expect(() => checkLanguage('es', folder)).toThrow('es/ui/auth.json stands in no area');
  });

  it('reports what is wrong with a text beside its key', () => {
    write('en-US/messages/account/auth', { hello: 'Hello {name}' });
    write('es/messages/account/auth', { hello: 'Hola {nombre}' });
    expect(checkLanguage('es', folder)).toEqual([
      'es/messages/account/auth.json: messages.auth.hello placeholder "name" is missing',
      'es/messages/account/auth.json: messages.auth.hello placeholder "nombre" is not in the English text',
    ]);
  });
});

describe('loading messages', () => {
  it('puts the topic into the keys of ui and messages and merges the other groups flat', () => {
    write('en-US/ui/account/auth', { signIn: 'Sign in' });
    write('en-US/messages/account/auth', { signedOut: 'Signed out' });
    write('en-US/errors/codes', { BLOCK: 'Blocked' });
    write('en-US/_m/screens', { home: 'Home' });
    expect(loadMessages('en-US', folder)).toEqual({
      ui: { auth: { signIn: 'Sign in' } },
      messages: { auth: { signedOut: 'Signed out' } },
      errors: { BLOCK: 'Blocked' },
      _m: { home: 'Home' },
    });
  });

  it('fills what a language lacks with English', () => {
    write('en-US/ui/account/auth', { signIn: 'Sign in', form: { hint: 'Your name' } });
    write('ru/ui/account/auth', { signIn: 'Войти' });
    expect(loadMessages('ru', folder)).toEqual({
      ui: { auth: { signIn: 'Войти', form: { hint: 'Your name' } } },
    });
  });

  it('refuses a key that two files of a flat group give', () => {
    write('en-US/errors/bets', { betNotFound: 'No such bet' });
    write('en-US/errors/codes', { betNotFound: 'Bet not found' });
    expect(() => loadFlatMessages('en-US', folder)).toThrow(
      'errors.betNotFound stands in en-US/errors/bets.json and in en-US/errors/codes.json',
    );
  });

  it.each([
    ['a list', []],
    ['a number as text', { signIn: 5 }],
    ['a key with a dot', { 'sign.in': 'Sign in' }],
  ])('refuses %s and names the file', (_what, content) => {
    write('en-US/ui/account/auth', content);
    expect(() => loadFlatMessages('en-US', folder)).toThrow('en-US/ui/account/auth.json');
  });
});

describe('missing texts', () => {
  it('are listed with the English text, for one language or all that lack any', () => {
    write('en-US/ui/account/auth', { signIn: 'Sign in', signUp: 'Sign up' });
    write('ru/ui/account/auth', { signIn: 'Войти' });
    expect(missingMessages('ru', folder)).toEqual({ 'ui.auth.signUp': 'Sign up' });
    expect(allMissingMessages(folder)).toMatchObject({
      ru: { 'ui.auth.signUp': 'Sign up' },
      vi: { 'ui.auth.signIn': 'Sign in', 'ui.auth.signUp': 'Sign up' },
    });
    expect(allMissingMessages(folder)).not.toHaveProperty('en-US');
  });
});
