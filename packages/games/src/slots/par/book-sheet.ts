import { readBook, type Book, type BookText } from '../book/book.ts';
import type { BookFacts } from '../book/book-machine.ts';
import { fraction } from '../../engine/index.ts';
import { HistogramWriter, type PayHistogram } from '../pay-histogram.ts';
import { readTable } from '../read-table.ts';
import type { MachineTable } from '../slot-machine.ts';
import { approvalSection, paysOfHistogram, type PayMode } from './approval.ts';
import { markdownTable, oneIn } from './markdown.ts';
import { payFigures } from './pay-figures.ts';
import { figuresOf, headOf, paysOf, stripsOf } from './sheet-parts.ts';

interface BookSheet {
  table: MachineTable & { buyUnits: number };
  text: BookText;
  facts: BookFacts;
  /** Strips of the feature, if it has its own. */
  freeStrips?: readonly string[];
  /** What else is to be said of the machine. */
  notes: string;
}

/** The sheet of a machine that is drawn from a book: what its weights come to. */
export function bookSheet({ table, text, facts, freeStrips, notes }: BookSheet): string {
  const read = readTable(table);
  const book = readBook(text, table.code);
  const [paid, bought] = [histogramOf(book, false), histogramOf(book, true)];
  const stakes = (units: number): string => read.text(units);
  return [
    headOf(table, facts.hash, 'SHA-256 of table and book'),
    notes,
    '## Return',
    markdownTable(
      ['bet', 'cost in stakes', 'RTP, exact'],
      [
        ['base', '1.00', facts.rtp],
        ['buy', stakes(table.buyUnits), facts.buyRtp],
      ],
    ),
    '## Book',
    `Outcomes are drawn, with replacement, from ${book.rows} predetermined rounds with fixed odds. Rows from ${text.plainRows} on bring the feature.`,
    markdownTable(
      ['figure', 'base', 'buy'],
      [
        row('sum of the weights', (isBought) => String(book.total(isBought))),
        row('rows that can come', (isBought) => String(weights(book, isBought).length)),
        row('effective rows', (isBought) => effectiveRows(book, isBought).toFixed(0)),
        row('largest over smallest weight of winning rows', (isBought) => spread(book, isBought)),
      ],
    ),
    figuresOf('Paid spin', payFigures(paid, table.betUnits)),
    figuresOf('Bought feature', payFigures(bought, table.betUnits)),
    `The feature comes ${oneIn(featureChance(book))} among the rows that begin with it; other rows may fall into it too.`,
    approvalSection(
      table.code,
      [
        mode('base', facts.rtp, table.betUnits, paid),
        mode('buy', facts.buyRtp, table.buyUnits, bought),
      ],
      { mostUnits: facts.mostUnits },
    ),
    paysOf(table, read),
    stripsOf('Strips', table.strips, read),
    ...(freeStrips ? [stripsOf('Strips of the free spins', freeStrips, read)] : []),
  ].join('\n\n');
}

/** `rtp` is a fraction as text, `"24/25"`. */
function mode(bet: string, rtp: string, costUnits: number, histogram: PayHistogram): PayMode {
  const [numerator = '', denominator = ''] = rtp.split('/');
  const exact = fraction(BigInt(numerator), BigInt(denominator));
  return { bet, costUnits, rtp: exact, pays: paysOfHistogram(histogram) };
}

const row = (name: string, of: (isBought: boolean) => string): string[] => [
  name,
  of(false),
  of(true),
];

function weights(book: Book, isBought: boolean): number[] {
  return Array.from({ length: book.rows }, (_, each) => book.weightOf(each, isBought)).filter(
    (weight) => weight > 0,
  );
}

/** As many rows of equal weight would vary as much. */
function effectiveRows(book: Book, isBought: boolean): number {
  const all = weights(book, isBought);
  const sum = all.reduce((total, weight) => total + weight, 0);
  return sum ** 2 / all.reduce((total, weight) => total + weight ** 2, 0);
}

function spread(book: Book, isBought: boolean): string {
  const winning = Array.from({ length: book.rows }, (_, each) => each)
    .filter((each) => book.unitsOf(each) > 0 && book.weightOf(each, isBought) > 0)
    .map((each) => book.weightOf(each, isBought));
  const [most, least] = winning.reduce(
    ([high, low], weight) => [Math.max(high, weight), Math.min(low, weight)],
    [0, Number.POSITIVE_INFINITY],
  );
  return (most / least).toFixed(1);
}

function featureChance(book: Book): number {
  let sum = 0;
  for (let each = book.text.plainRows; each < book.rows; each += 1)
    sum += book.weightOf(each, false);
  return sum / book.total(false);
}

function histogramOf(book: Book, isBought: boolean): HistogramWriter {
  const histogram = new HistogramWriter();
  for (let each = 0; each < book.rows; each += 1) {
    const weight = book.weightOf(each, isBought);
    if (weight > 0) histogram.add(book.unitsOf(each), each >= book.text.plainRows, weight);
  }
  return histogram;
}
