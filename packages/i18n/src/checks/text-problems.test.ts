import { describe, expect, it } from 'vitest';
import type { MessageTag } from '../message-tags.ts';
import { textProblems } from './text-problems.ts';

const minutes = '{n, plural, one {# minute} other {# minutes}}';

describe('a right text has no problems', () => {
  it.each<[MessageTag, string, string]>([
    ['en-US', 'Sign in', 'Sign in'],
    ['es', 'Entrar', 'Sign in'],
    ['ru', '{n, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}', minutes],
    ['vi', '{n, plural, other {# phút}}', minutes],
    ['vi', '{n} phút', minutes],
    ['es', '{n, plural, =0 {nada} one {# minuto} other {# minutos}}', minutes],
    ['es', 'Acepto los <terms>términos</terms>', 'I accept the <terms>terms</terms>'],
    ['es', '¿Salir?', 'Leave?'],
    ['fil', 'OK', 'OK'],
    ['zh-Hans', '{a} × {b}', '{a} × {b}'],
  ])('%s: %s', (tag, text, source) => {
    expect(textProblems(tag, text, source)).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each<[string, MessageTag, string, string, string[]]>([
    ['nothing', 'es', '  ', 'Sign in', ['is empty']],
    ['outer blanks', 'es', 'Entrar ', 'Sign in', ['has blanks at its start or end']],
    ['the English text', 'es', 'Sign in', 'Sign in', ['is the English text']],
    [
      'a style',
      'es',
      '{n, number, percent}',
      '{n, number}',
      ['names the style "percent", which is not declared'],
    ],
    [
      'Russian without many',
      'ru',
      '{n, plural, one {# день} few {# дня} other {# дня}}',
      minutes,
      ['plural of {n} lacks the category "many"'],
    ],
    [
      'Vietnamese with one',
      'vi',
      '{n, plural, one {# phút} other {# phút}}',
      minutes,
      ['plural of {n} has "one", unknown to the language'],
    ],
    ['a lost placeholder', 'es', 'Hola', 'Hello {name}', ['placeholder "name" is missing']],
    [
      'an own placeholder',
      'es',
      'Hola {x}',
      'Hello',
      ['placeholder "x" is not in the English text'],
    ],
    ['a lost tag', 'es', 'Acepto', 'I <b>accept</b>', ['tag "b" is missing']],
    [
      'counting a text',
      'es',
      '{n, plural, one {#} other {#}}',
      '{n}',
      ['{n} is used as plural, which the English text does not do'],
    ],
    [
      'a lost choice',
      'es',
      '{k, select, other {otro}}',
      '{k, select, a {A} other {other}}',
      ['branch of {k} "a" is missing'],
    ],
    ['Russian without Cyrillic', 'ru', 'Login', 'Sign in', ['has no letter of the language']],
    [
      'a Latin letter in a Russian word',
      'ru',
      'Вoйти',
      'Sign in',
      ['mixes Latin and Cyrillic letters in a word'],
    ],
    [
      'traditional in simplified',
      'zh-Hans',
      '請登入',
      'Sign in',
      ['contains "請" of the other Chinese script'],
    ],
    [
      'simplified in traditional',
      'zh-Hant',
      '请登入',
      'Sign in',
      ['contains "请" of the other Chinese script'],
    ],
    ['narrow marks in Chinese', 'zh-Hans', '好,走', 'Go', ['has Western punctuation']],
    ['a Spanish question without ¿', 'es', 'Salir?', 'Leave?', ['lacks a "¿"']],
  ])('%s', (_what, tag, text, source, problems) => {
    expect(textProblems(tag, text, source)).toEqual(problems);
  });

  it.each(['{n', '<b>x', '{n, plural, one {#}}', '{n, plural, offset:1 one {#} other {#}}'])(
    'what the parser or compiler refuses: %s',
    (text) => {
      expect(textProblems('en-US', text, text)).toEqual([
        expect.stringMatching(/^is not valid ICU: ./),
      ]);
    },
  );
});
