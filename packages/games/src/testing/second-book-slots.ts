// The slots that are drawn from books, for the second verifier. The books themselves are published
// and read as they are.
import { createHmac } from 'node:crypto';
import { cascade6x5Book } from '../slots/cascade-6x5/cascade-6x5-book.data.ts';
import { holdAndWinBook } from '../slots/hold-and-win/hold-and-win-book.data.ts';
import { paidOnLines, payList, rowsShown } from './second-reels.ts';

type Draw = (n: number) => number;
interface Published {
  seed: string;
  plainRows: number;
  kinds: string;
  rows: string;
}

/** Draws of a row: HMAC of the code and the row's number under the book's seed. */
function drawsOf({ seed }: Published, code: string, row: number): Draw {
  let words: bigint[] = [];
  let r = 0;
  const draw: Draw = (n) => {
    if (words.length === 0) {
      const digest = createHmac('sha256', seed).update(`${code}:${row}:${r}`).digest('hex');
      words = digest.match(/.{8}/g)!.map((hex) => BigInt(`0x${hex}`));
      r += 1;
    }
    const product = words.shift()! * BigInt(n);
    return product % (1n << 32n) < (1n << 32n) % BigInt(n) ? draw(n) : Number(product >> 32n);
  };
  return draw;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const weightsRead = new Map<string, bigint[]>();

/** The weight of every row. */
function weightsIn(book: Published, isBought: boolean): bigint[] {
  const known = weightsRead.get(`${book.seed} ${isBought}`);
  if (known) return known;
  const kinds = book.kinds.split(' ').map((kind) => kind.split(':').map(BigInt));
  const kindOf = book.rows
    .match(/../g)!
    .map(([high, low]) => alphabet.indexOf(high!) * 64 + alphabet.indexOf(low!));
  const weights = kindOf.map((kind) => kinds[kind]![isBought ? 2 : 1]!);
  weightsRead.set(`${book.seed} ${isBought}`, weights);
  return weights;
}

/** The row a bet draws: two words over the sum of the weights, then row after row is passed. */
function rowDrawn(book: Published, word: () => bigint, isBought: boolean): number {
  const weights = weightsIn(book, isBought);
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const wide = 1n << 64n;
  let product: bigint;
  do product = (word() * (1n << 32n) + word()) * sum;
  while (product % wide < wide % sum);
  let left = product / wide;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0n;
  });
}

const grottoStrips =
  'AOOQAAQQSOATDREAOOXTRPDAQRETEPQEPOORDTOQDQTPQPQT OOAOPATQEOQPQTOAOOTRXEPEQTRDDRAQPQTQPDETQRSADAQO QAAPPQDTPOQRTETQAADAOESQQOPQRXQQROOTEPROAOETDDOT POOQEAQSTQTODQRPATORDATAQQEAOTTPEQRPRAQDOXPDQEOO PQXQTQROPQTQQSEQADADAQREPDREAORQTATOTAPEOOOODTPO QQRORTARDOEEOTQOXAPPTPTQDOTOSPEQOQADAPOAAQRQDQTE'.split(
    ' ',
  );
const grottoFree =
  'ORQTOAQOETTQRQPAPRTXEQDAXPEPOOQEAOQSOQTOQTTDDDRXPAA EOPTEXPTQSXOXAEDEORTQOTQQAQOQTTDDAPTOOOQRQAPPADRQRA EDTXOPORQAPQAAQTPQQDQOEAREXATOQQRADTEOOPOTTPTOSXRDQ PDOAQQDEDXOPOOTTXQOQPQTTRTRXQRQORDOEOEAAQQTAPSAATEP DTEDATTOQQTQQPOQRQORDPDTPTOOROORXAPXAAXAQEASOQEPETQ TRATQQPAOQEOPPXTXAODQRTEDTERDQTTOQQOSPPAAQOXDQEAROO'.split(
    ' ',
  );
/** Pays of 8, 10 and 12 or more. */
const grottoPays: Record<string, [number, number, number]> = {
  D: [100, 250, 1000],
  R: [40, 120, 500],
  E: [20, 60, 240],
  P: [14, 30, 160],
  A: [8, 20, 100],
  T: [6, 16, 80],
  O: [4, 10, 60],
  Q: [3, 8, 40],
};
const grottoFactors = '2*120 3*80 4*60 5*50 6*30 8*25 10*20 15*10 20*6 25*4 50*2 100*1'
  .split(' ')
  .flatMap((entry) => {
    const [factor, count] = entry.split('*').map(Number);
    return Array.from({ length: count! }, () => factor!);
  });

function paysAnywhere(symbol: string, count: number): number {
  const pays = grottoPays[symbol];
  if (!pays || count < 8) return 0;
  return count < 10 ? pays[0] : count < 12 ? pays[1] : pays[2];
}

/** A spin of the grotto. Multipliers are written `X7` in the cells. */
function grottoSpin(draw: Draw, strips: readonly string[], stops: number[], gathered: number) {
  const cell = (letter: string): string =>
    letter === 'X' ? `X${grottoFactors[draw(grottoFactors.length)]!}` : letter;
  const tops = [...stops];
  const columns = strips.map((strip, reel) =>
    [0, 1, 2, 3, 4].map((row) => cell(strip.charAt((tops[reel]! + row) % strip.length))),
  );
  let paid = 0;
  for (;;) {
    const cells = columns.flat();
    const winning = Object.keys(grottoPays).filter(
      (symbol) => cells.filter((own) => own === symbol).length >= 8,
    );
    if (winning.length === 0) break;
    for (const symbol of winning)
      paid += paysAnywhere(symbol, cells.filter((own) => own === symbol).length);
    for (const [reel, column] of columns.entries()) {
      const kept = column.filter((own) => !winning.includes(own));
      const strip = strips[reel]!;
      const missing = 5 - kept.length;
      tops[reel] = (tops[reel]! + strip.length - missing) % strip.length;
      const fresh = [...strip, ...strip].slice(tops[reel], tops[reel] + missing).map(cell);
      columns[reel] = [...fresh, ...kept];
    }
  }
  const cells = columns.flat();
  const sum = cells
    .filter((own) => own.startsWith('X'))
    .reduce((all, own) => all + Number(own.slice(1)), 0);
  const scatters = cells.filter((own) => own === 'S').length;
  const factor = paid > 0 && sum > 0 ? gathered + sum : 1;
  const bonus = scatters < 4 ? 0 : [40, 100, 2000][scatters - 4]!;
  return { scatters, paid: paid * factor + bonus, gathered: paid > 0 ? gathered + sum : gathered };
}

function grotto(row: number): bigint {
  const draw = drawsOf(cascade6x5Book, 'cascade-6x5', row);
  const most = 100_000;
  let chosen: number[] = [];
  if (row >= cascade6x5Book.plainRows) {
    const reels = [0, 1, 2, 3, 4, 5];
    chosen = [1, 2, 3, 4].map(() => reels.splice(draw(reels.length), 1)[0]!);
  }
  const stops = grottoStrips.map((strip, reel) => {
    if (!chosen.includes(reel)) return draw(strip.length);
    const shows = [...strip].flatMap((_, stop) =>
      (strip + strip).slice(stop, stop + 5).includes('S') ? [stop] : [],
    );
    return shows[draw(shows.length)]!;
  });
  const first = grottoSpin(draw, grottoStrips, stops, 0);
  let paid = first.paid;
  let toCome = first.scatters >= 4 ? 10 : 0;
  let gathered = 0;
  for (let spin = 0; spin < toCome && paid < most; spin += 1) {
    const result = grottoSpin(
      draw,
      grottoFree,
      grottoFree.map((strip) => draw(strip.length)),
      gathered,
    );
    paid += result.paid;
    gathered = result.gathered;
    if (result.scatters >= 3) toCome = Math.min(30, toCome + 5);
  }
  return BigInt(Math.min(paid, most)) * 500n;
}

const catStrips =
  'FAOBCDKOOLAEBCKADOLBCEAKBCED LCWBKOOAEDCFBAOKBCADELKBCAEB KBOACLEWDBOOCAFKEBADCKLABCEB DCAOOBKWLEACBDOFKABCEADKBCEL ELOBACKDOOBCAFKEACDBELACKBED'.split(
    ' ',
  );
const catPays = payList(
  'W 0 0 80 400 3000 | F 0 0 50 200 1500 | L 0 0 40 150 750 | D 0 0 30 100 500 | K 0 0 25 80 300 | A 0 0 15 50 200 | B 0 0 15 50 200 | C 0 0 12 40 150 | E 0 0 10 40 150',
);
const catPaths = '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101'.split(' ');
const catCoins = '5*60 10*120 15*60 20*50 30*40 40*25 50*18 80*10 100*6 150*10 300*4 1500*1';

function cat(row: number): bigint {
  const draw = drawsOf(holdAndWinBook, 'hold-and-win', row);
  const mustHold = row >= holdAndWinBook.plainRows;
  let shown: string[];
  do
    shown = rowsShown(
      catStrips,
      catStrips.map((strip) => draw(strip.length)),
      3,
    );
  while (mustHold && shown.join('').split('O').length - 1 < 6);
  let paid = paidOnLines(shown, catPaths, catPays);
  // Reel after reel, from the top.
  const board = catStrips.flatMap((_, reel) => shown.map((line) => line.charAt(reel) === 'O'));
  const coins = catCoins.split(' ').map((entry) => entry.split('*').map(Number));
  const coin = (): number => {
    let place = draw(coins.reduce((sum, [, weight]) => sum + weight!, 0));
    for (const [units, weight] of coins) {
      if (place < weight!) return units!;
      place -= weight!;
    }
    throw new Error('no coin');
  };
  if (board.filter(Boolean).length >= 6) {
    paid += board.filter(Boolean).reduce((sum) => sum + coin(), 0);
    for (let respins = 3; respins > 0 && board.includes(false); respins -= 1) {
      // A copy: a coin that lands is not drawn for again.
      for (const [place, isHeld] of [...board].entries()) {
        if (isHeld || draw(18) !== 0) continue;
        paid += coin();
        board[place] = true;
        respins = 4;
      }
    }
    if (!board.includes(false)) paid += 10_000;
  }
  return BigInt(Math.min(paid, 50_000)) * 1000n;
}

type VerifySlot = (
  round: { params: Record<string, unknown> },
  source: { word(): bigint },
) => { outcome: unknown; multiplierE4: bigint };

const fromBook =
  (book: Published, play: (row: number) => bigint): VerifySlot =>
  ({ params }, { word }) => {
    const row = rowDrawn(book, word, params.buy === true);
    return { outcome: { row }, multiplierE4: play(row) };
  };

/** The slots of books: the row is drawn, then played on its own seed. */
export const bookSlots: Record<string, VerifySlot> = {
  'cascade-6x5': fromBook(cascade6x5Book, grotto),
  'hold-and-win': fromBook(holdAndWinBook, cat),
};
