import { describe, expect, it } from 'vitest';
import { gameName } from './index.ts';
import { createTranslator } from './server.ts';

const game = { provider_code: 'PAVILION', game_code: 'hash-odd-even', game_name: 'Hash Odd Even' };

describe('the name of a game', () => {
  it.each([
    ['en-US', 'Hash Odd Even'],
    ['zh-Hans', '哈希单双'],
    ['es', 'Hash Par o Impar'],
  ] as const)('of our studio stands in the visitor’s language: %s', (tag, name) => {
    expect(gameName(createTranslator(tag), game)).toBe(name);
  });

  it('of another studio, or of a game without a name there, stays', () => {
    const text = createTranslator('zh-Hans');
    expect(gameName(text, { ...game, provider_code: 'AURUM' })).toBe('Hash Odd Even');
    expect(gameName(text, { ...game, game_code: 'new-one' })).toBe('Hash Odd Even');
  });
});
