// The slots of the second verifier: written apart from the machines, from the published strips,
// pays and rules.
import { bookSlots } from './second-book-slots.ts';
import { paidOnLines, payList, rowsShown } from './second-reels.ts';

interface Source {
  word(): bigint;
  draw(n: number): number;
}
interface Verdict {
  outcome: unknown;
  multiplierE4: bigint;
}
type VerifySlot = (round: { params: Record<string, unknown> }, source: Source) => Verdict;

/** Draws a stop for each strip. */
const stopAll = (strips: readonly string[], { draw }: Source): number[] =>
  strips.map((strip) => draw(strip.length));

const classicStrips = 'WCPO7CMLPCOBMCPL7OCMPBCO CWPMO7LCPBMOCPL7CMOPCBOP OWCPLM7COPBCMLPO7CPMBOCP';
const classicPays =
  'W 0 0 500 | 7 0 0 125 | B 0 0 50 | L 0 0 40 | M 0 0 20 | P 0 0 15 | O 0 0 8 | C 0 1 6';

const galleonStrips =
  'GJQKAJSQBTKJACQBKJGAQTJKBCQJAK CQJWKATQJBSKQAGJTBQKJCAQBJKGTA JKSAQWTJKBGQACJKTQBAJCKQGJBTAK KQAJSBTWKCJQAGKTBJQCAKJBQTAGKJ QJAKBSTQGJKACWQBTJAKCQJGKABQTJ';
const galleonFree =
  'GJQKATSQBTKWACQBGJCAQT CQJWKATQGBSKWAGJTBWKCA JKSAWTJGBGQWCJKTQWAJCB KQAJSBTWKCGQWGKTBAQCAB QJAKBSTWGJKACWQBTGAKCT';
const galleonPays =
  'W 0 0 100 500 5000 | G 0 0 60 250 2000 | C 0 0 50 150 750 | T 0 0 50 100 500 | B 0 0 40 80 300 | A 0 0 10 50 200 | K 0 0 10 40 125 | Q 0 0 5 35 100 | J 0 0 5 25 80';
const twenty =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 12121 01010 21212 11011 11211 01110 21112 02020 20202 00200';

function galleon(isBought: boolean, source: Source): Verdict {
  const stops: number[][] = [];
  let twentieths = 0;
  const spin = (strips: string): number => {
    const reels = strips.split(' ');
    stops.push(stopAll(reels, source));
    const shown = rowsShown(reels, stops.at(-1)!, 3);
    const scatters = shown.join('').split('S').length - 1;
    twentieths += paidOnLines(shown, twenty.split(' '), payList(galleonPays));
    twentieths += [0, 0, 0, 40, 200, 1000][scatters]!;
    return scatters;
  };
  let toCome = isBought || spin(galleonStrips) > 2 ? 10 : 0;
  for (let played = 0; played < toCome; played += 1)
    if (spin(galleonFree) > 2) toCome = Math.min(20, toCome + 5);
  return { outcome: { stops }, multiplierE4: BigInt(twentieths) * 500n };
}

const jaguarStrips =
  'MAKQTJNAFKOQJNATKQNJOAFKNQJ NKTAWQJOKFNAQJMKNTQAJOFKNQJA QAJNTKWOQFAJNKMQTAJNOKQFJANKQ KJQAONTJWKQFNAJMKQTNOAJQKFNAJ JNAQKTOJNQAFKJMNQTAKJONQFAKJNQ';
const jaguarPays =
  'M 0 0 20 80 600 | T 0 0 12 40 250 | F 0 0 8 25 120 | O 0 0 6 20 80 | A 0 0 4 10 40 | K 0 0 2 10 25 | Q 0 0 2 8 20 | J 0 0 2 4 15 | N 0 0 1 4 12';

/** Every way is walked: a cell of each reel in turn, as far as the symbol of the first goes. */
function jaguar(source: Source): Verdict {
  const strips = jaguarStrips.split(' ');
  const stops = stopAll(strips, source);
  const shown = rowsShown(strips, stops, 3);
  const reels = strips.map((_, reel) => shown.map((row) => row.charAt(reel)).join(''));
  const grown = reels.map((reel) => (reel.includes('W') ? 'WWW' : reel));
  const pays = payList(jaguarPays);
  const walk = (symbol: string, reel: number): number => {
    const here = [...(grown[reel] ?? '')].filter((own) => own === symbol || own === 'W');
    if (here.length === 0) return pays.get(symbol)?.[reel - 1] ?? 0;
    return here.reduce((sum) => sum + walk(symbol, reel + 1), 0);
  };
  const twentieths = [...grown[0]!].reduce((sum, symbol) => sum + walk(symbol, 1), 0);
  return { outcome: { stops: [stops] }, multiplierE4: BigInt(twentieths) * 500n };
}

/** Each slot as the wire page has it: stops from the left, then what stands in the window. */
export const secondSlots: Record<string, VerifySlot> = {
  'classic-3x3'(_round, source) {
    const strips = classicStrips.split(' ');
    const stops = stopAll(strips, source);
    const paths = ['111', '000', '222', '012', '210'];
    const fifths = paidOnLines(rowsShown(strips, stops, 3), paths, payList(classicPays));
    return { outcome: { stops: [stops] }, multiplierE4: BigInt(fifths) * 2000n };
  },
  'lines-5x3': ({ params }, source) => galleon(params.buy === true, source),
  'ways-243': (_round, source) => jaguar(source),
  ...bookSlots,
};
