import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinDistance } from './edit-distance.ts';
import { createSearch, foldText, matchText } from './index.ts';

describe('folding', () => {
  it.each([
    ['  Đèn Lồng—Fortune! ', 'den long fortune'],
    ['Ñandú & Ångström', 'nandu angstrom'],
    ['Ёлка', 'елка'],
    ['9W Premium', '9w premium'],
    ['नेपाल', 'नेपाल'],
    ['麻将 幸运', '麻将 幸运'],
    ['Straße', 'strasse'],
    ['…', ''],
  ])('%j → %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('a query', () => {
  it.each<[string, string, boolean]>([
    ['Vault of Midas Aurum Works', 'vault', true],
    ['Vault of Midas Aurum Works', 'midas vault', true],
    ['Vault of Midas Aurum Works', 'mdas', true],
    ['Vault of Midas Aurum Works', 'vualt', true],
    ['Vault of Midas Aurum Works', 'aurm midas', true],
    ['Vault of Midas Aurum Works', 'vaultofmidas', true],
    ['Vault of Midas Aurum Works', 'vx', false],
    ['Vault of Midas Aurum Works', 'poker', false],
    ['Nebula Spins', 'nebual', true],
    ['Nebula Spins', 'nbulaa', false],
    ['Clockwork Bandits', 'clokcwrok', true],
    ['Đèn Lồng May Mắn', 'den long', true],
    ['幸运麻将胡了', '麻将', true],
    ['幸运麻将胡了', '足球', false],
    ['Спартак Москва', 'спратак', true],
    ['Any game', '', true],
    ['Any game', '   ', true],
    ['Any game', '???', false],
    ['Any game?', ' ? ', false],
    ['Any game', '🎰', false],
    ['Any game', '!any', true],
  ])('%s | %s → %s', (text, query, isFound) => {
    expect(matchText(text, query) !== null).toBe(isFound);
    expect(createSearch(query)(foldText(text)) !== null).toBe(isFound);
  });
});

describe('the better fit comes first', () => {
  it.each([
    ['dragon', ['Dragon', 'Dragon Hatch', 'Golden Dragon', 'Snapdragons']],
    ['midas', ['Midas Gold', 'Vault of Midas', 'Mida Sands']],
    ['gold rush', ['Gold Rush', 'Gold Rush Canyon', 'Rush for Gold', 'Gold Ruhs Valley']],
  ])('%s', (query, expected) => {
    const ranked = expected
      .map((text) => ({ text, rank: createSearch(query)(foldText(text)) ?? Infinity }))
      .toSorted((a, b) => a.rank - b.rank);
    expect(ranked.map(({ text }) => text)).toEqual(expected);
    expect(new Set(ranked.map(({ rank }) => rank)).size).toBe(expected.length);
  });
});

describe('what was found', () => {
  it.each<[string, string, string[]]>([
    ['Đèn Lồng Fortune', 'den', ['Đèn']],
    ['Vault of Midas', 'midas vault', ['Vault', 'Midas']],
    ['Vault of Midas', 'vualt', ['Vault']],
    ['Vault—of Midas', 'vault of', ['Vault—of']],
    ['幸运麻将胡了', '麻将', ['麻将']],
    ['Any', '', []],
  ])('%s | %s → %j', (text, query, parts) => {
    const spans = matchText(text, query)?.spans ?? [];
    expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(parts);
  });
});

const word = fc.stringMatching(/^[a-z]{4,12}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('always', () => {
  it('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('a part of the text is found and exactly that is marked', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), fc.integer({ min: 1, max: 6 }), (text, from, length) => {
        const start = from % text.length;
        const part = text.slice(start, start + length).trim();
        fc.pre(part !== '');
        const [[first, last] = [0, 0]] = matchText(text, part)?.spans ?? [];
        expect(text.slice(first, last)).toBe(part);
      }),
    );
  });

  it('one swap of neighbours in a word of four letters or more is forgiven', () => {
    fc.assert(
      fc.property(sentence, word, fc.nat(), (text, typed, at) => {
        const index = at % (typed.length - 1);
        const swapped = `${typed.slice(0, index)}${typed[index + 1]}${typed[index]}${typed.slice(index + 2)}`;
        expect(matchText(`${text} ${typed}`, swapped)).not.toBeNull();
      }),
    );
  });

  it('a search through many texts finds what one match finds', () => {
    fc.assert(
      fc.property(fc.array(sentence), sentence, (texts, query) => {
        const rankOf = createSearch(query);
        expect(texts.map((text) => rankOf(foldText(text)))).toEqual(
          texts.map((text) => matchText(text, query)?.rank ?? null),
        );
      }),
    );
  });

  it('spans lie in the text, in order, apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), sentence, (text, query) => {
        let before = -1;
        for (const [start, end] of matchText(`${text} ${query}`, query)?.spans ?? []) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(`${text} ${query}`.length);
      }),
    );
  });

  it('the distance is the same both ways and bounds the difference in length', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(isWithinDistance(a, b, limit)).toBe(isWithinDistance(b, a, limit));
        if (isWithinDistance(a, b, limit))
          expect(Math.abs(a.length - b.length)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
