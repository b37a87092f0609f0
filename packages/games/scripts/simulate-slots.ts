// node packages/games/scripts/simulate-slots.ts --rounds 10000000 [--games ways-243,lines-5x3]
// [--buy] [--seed text] Plays paid spins (or bought features) and says how far their mean lies from
// the exact return: within 2.576 σ/√n in 99 of 100 runs. Of a book every round is a draw of its row
// and what that row pays; that a row pays what its play pays, `npm test` and verify-rounds.ts hold.
import { parseArgs } from 'node:util';
import { createSeededRandom } from '@pavilion/domain/random';
import { payoutOf, type AnyGame, type Fraction } from '../src/engine/index.ts';
import { streamOf } from '../src/fairness/index.ts';
import { houseGame, houseGameCodes } from '../src/game-catalogue.ts';
import { readBook } from '../src/slots/book/book.ts';
import { cascade6x5Book } from '../src/slots/cascade-6x5/cascade-6x5-book.data.ts';
import { cascade6x5Table } from '../src/slots/cascade-6x5/cascade-6x5-table.ts';
import { holdAndWinBook } from '../src/slots/hold-and-win/hold-and-win-book.data.ts';
import { holdAndWinTable } from '../src/slots/hold-and-win/hold-and-win-table.ts';

const slots = houseGameCodes.filter((code) => houseGame(code)?.category === 'slots');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    games: { type: 'string', default: slots.join(',') },
    buy: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'simulate-slots' },
  },
});
const rounds = Number(values.rounds);
const wanted = slots.filter((code) => values.games.split(',').includes(code));
if (!Number.isInteger(rounds) || rounds < 2 || wanted.length === 0) {
  console.error(`--rounds is a whole number, --games are of ${slots.join(', ')}`);
  process.exit(2);
}

const books = {
  'cascade-6x5': { text: cascade6x5Book, table: cascade6x5Table },
  'hold-and-win': { text: holdAndWinBook, table: holdAndWinTable },
};

/** What a round pays of its cost. */
function payer(code: string, game: AnyGame): () => number {
  const random = createSeededRandom(`${values.seed} ${code} ${values.buy}`);
  const stream = streamOf(() => Math.floor(random.next() * 2 ** 32));
  if (code in books) {
    const { text, table } = books[code as keyof typeof books];
    const book = readBook(text, code);
    const cost = values.buy ? table.buyUnits : table.betUnits;
    return () => book.unitsOf(book.draw(stream, values.buy)) / cost;
  }
  if (game.engine !== 'instant') throw new Error('a slot is an instant game');
  const params = { buy: values.buy };
  const cost = Number(payoutOf(10_000n, game.costE4?.(params) ?? 10_000n));
  return () => Number(game.play(params, stream).multiplierE4) / cost;
}

const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

for (const code of wanted) {
  const game = houseGame(code);
  const rtp = game?.rtp().find(({ bet }) => bet === (values.buy ? 'buy' : 'base'))?.rtp;
  if (!game || !rtp) continue;
  const pay = payer(code, game);
  let [sum, squares, hits] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const paid = pay();
    sum += paid;
    squares += paid * paid;
    if (paid > 0) hits += 1;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean ** 2);
  const off = (mean - asNumber(rtp)) / (deviation / Math.sqrt(rounds));
  const isWithin = Math.abs(off) <= 2.576;
  console.log(
    `${code}: ${rounds} rounds, mean ${mean.toFixed(6)}, exact ${asNumber(rtp).toFixed(6)}, σ ${deviation.toFixed(4)}, hits ${((hits / rounds) * 100).toFixed(3)} %, off by ${off.toFixed(3)} σ/√n${isWithin ? '' : ': beyond 2.576'}`,
  );
  if (!isWithin) process.exitCode = 1;
}
