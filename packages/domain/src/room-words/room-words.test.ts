import { describe, expect, it } from 'vitest';
import { roomWordsProblem } from './index.ts';

const said = (text: string): string => roomWordsProblem(text, ['scam', '骗子']) ?? 'said';

describe('what is said in rooms', () => {
  it.each([
    ['Good luck everybody!', 'said'],
    ['17 20 32 and 8 again', 'said'],
    ['I had 36, 35, 34, 33', 'said'],
    ['Third time.Me too', 'said'],
    ['won 1.250,00 on red', 'said'],
    ['scammers are elsewhere', 'said'],
    ['¡suerte! नमस्ते 祝你好运', 'said'],
    ['see https://example.test', 'link'],
    ['www.example', 'link'],
    ['join fast-money.vip now', 'link'],
    ['write to t．me/luckyone', 'link'],
    ['my shop is lucky [dot] com', 'link'],
    ['ana@mail', 'link'],
    ['call +63 917 123 4567', 'phone'],
    ['０９１７１２３４５６７', 'phone'],
    ['06 12 34 56 78 90', 'phone'],
    ['send to 0x52908400098527886E0F7030069857D2E4169EE7', 'wallet'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'wallet'],
    ['this is a SCAM!', 'word'],
    ['他是骗子吧', 'word'],
  ])('%s: %s', (text, verdict) => {
    expect(said(text)).toBe(verdict);
  });

  it('takes no word for an empty one', () => {
    expect(roomWordsProblem('hello', ['', ' ! '])).toBeNull();
  });
});
