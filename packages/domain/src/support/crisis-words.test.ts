import { describe, expect, it } from 'vitest';
import { speaksOfCrisis } from './crisis-words.ts';

describe('words of crisis', () => {
  it.each([
    'I want to die',
    "I can’t stop  gambling and I don't know what to do",
    'CANNOT STOP PLAYING',
    'gusto ko nang mamatay',
    'No puedo dejar de jugar',
    'Soy ludópata',
    'я не могу остановиться',
    'Хочу умереть',
    'Tôi muốn chết',
    'tôi nghiện cờ bạc',
    'saya ketagih judi',
    'म आत्महत्या गर्छु',
    '我不想活了',
    '我有賭癮，停不下來',
  ])('stand in %j', (text) => {
    expect(speaksOfCrisis(text)).toBe(true);
  });

  it.each([
    '',
    'How do I deposit?',
    'I lost my password',
    'When does the match end?',
    'Как вывести деньги?',
    '如何存款？',
    'The dice are dying to be rolled',
    'I forgot to stop the video',
  ])('do not stand in %j', (text) => {
    expect(speaksOfCrisis(text)).toBe(false);
  });
});
