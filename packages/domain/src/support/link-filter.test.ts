import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLinkFilter } from './link-filter.ts';

function filtered(text: string, lettersAtOnce = text.length || 1): string {
  const filter = createLinkFilter(['help.example']);
  let all = '';
  for (let at = 0; at < text.length; at += lettersAtOnce)
    all += filter.take(text.slice(at, at + lettersAtOnce));
  return all + filter.end();
}

describe('links in words of somebody else', () => {
  it.each([
    ['plain **bold** words\n- a list', 'plain **bold** words\n- a list'],
    ['see [limits](/limits) now', 'see [limits](/limits) now'],
    ['see [the guide](https://help.example/a?b=1)', 'see [the guide](https://help.example/a?b=1)'],
    ['see [here](https://evil.example/x) now', 'see here now'],
    ['see [here](http://help.example/)', 'see here'],
    ['see [here](https://help.example@evil.example/)', 'see here'],
    ['see [here](//evil.example)', 'see here'],
    ['see [here](/\\evil.example)', 'see here'],
    ['see [here](javascript:alert)', 'see here'],
    ['see [here](javascript:alert(1)) now', 'see here now'],
    ['see [here](data:text/html,x)', 'see here'],
    ['![a picture](/media/x.png)', 'a picture'],
    ['[![x](https://evil.example/a)](https://evil.example/b)', 'x'],
    ['go to https://evil.example/now at once', 'go to  at once'],
    ['go to <https://evil.example> at once', 'go to  at once'],
    ['go to www.evil.example at once', 'go to  at once'],
    ['go to https://help.example/now', 'go to https://help.example/now'],
    ['查看https://evil.example。谢谢', '查看。谢谢'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a [bracket that never ends', 'a [bracket that never ends'],
    ['odds of 3/1 and 50% [sic]', 'odds of 3/1 and 50% [sic]'],
  ])('%j: %j', (said, shown) => {
    for (const letters of [said.length, 1, 3, 7]) expect(filtered(said, letters)).toBe(shown);
  });

  it('gives words of a long sentence before it ends', () => {
    const filter = createLinkFilter([]);
    expect(filter.take('some words are ')).toBe('some words are ');
    expect(filter.take('[a li')).toBe('');
    expect(filter.take('nk](https://evil.example) more')).toBe('a link ');
  });

  it('holds back no more than a link may have', () => {
    const filter = createLinkFilter([]);
    expect(filter.take(`[${'x'.repeat(3000)}`)).toBe('x'.repeat(3000));
  });

  it('never lets an address through that nobody vouches for, however it comes', () => {
    const piece = fc.constantFrom('[', ']', '(', ')', '!', '<', '>', ' ', 'words', '/limits');
    const address = fc.constantFrom('https://evil.example/a', 'javascript:x', '//evil.example');
    const said = fc.array(fc.oneof(piece, address), { maxLength: 20 });
    fc.assert(
      fc.property(said, fc.integer({ min: 1, max: 9 }), (parts, letters) => {
        const shown = filtered(parts.join(''), letters);
        expect(shown).not.toMatch(/\]\(\s*<?(?:https:\/\/evil|javascript:|\/\/evil)[^()\n]*\)/);
      }),
    );
  });
});
