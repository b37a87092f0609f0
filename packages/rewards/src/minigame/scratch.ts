import type { RandomStream } from '@pavilion/domain/fair-stream';
import { drawFrom, MiniGameRefusal, worthOf, type MiniGame, type MiniTable } from './mini-game.ts';

const fieldsMax = 9;
const symbols = 6;
/** Every symbol so often beside a win: never three of one. */
const pairs = 2;

const weightsOf = ({ rows }: MiniTable): number[] => rows.map(({ weight = 0 }) => weight);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The first tier whose running sum exceeds the draw; tier 0 is no prize. */
function drawTier(table: MiniTable, stream: RandomStream): number {
  const weights = weightsOf(table);
  let rest = stream.draw(sumOf(weights));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

const twiceEach = (but: number): number[] =>
  Array.from({ length: symbols }, (_, index) => index + 1)
    .filter((symbol) => symbol !== but)
    .flatMap((symbol) => Array.from({ length: pairs }, () => symbol));

/** Nine fields: three of the tier's symbol where it wins, else no symbol three times. */
function fieldsOf(tier: number, stream: RandomStream): number[] {
  const fields = Array.from({ length: fieldsMax }, () => 0);
  if (tier > 0) {
    const free = fields.map((_, index) => index);
    for (let place = 0; place < 3; place += 1) fields[drawFrom(stream, free)] = tier;
  }
  const others = twiceEach(tier);
  return fields.map((symbol) => (symbol === 0 ? drawFrom(stream, others) : symbol));
}

/** A card of nine fields; three of one symbol win that symbol's prize. */
export const scratch: MiniGame = {
  code: 'scratch',
  rows: symbols + 1,
  play(table, _params, acts, stream) {
    const [first, ...more] = acts;
    if (more.length > 0 || (first && first.action !== 'open')) throw new MiniGameRefusal('action');
    if (!first) return { isSettled: false, won: null, outcome: {}, actions: ['open'] };
    const tier = drawTier(table, stream);
    return {
      isSettled: true,
      won: tier > 0 ? tier : null,
      outcome: { fields: fieldsOf(tier, stream), tier },
      actions: [],
    };
  },
  next: () => ({ action: 'open', params: {} }),
  rtp: (table) => ({
    numerator: table.rows.reduce(
      (sum, row) => sum + BigInt(row.weight ?? 0) * BigInt(worthOf(row)),
      0n,
    ),
    denominator: BigInt(sumOf(weightsOf(table))) * BigInt(table.cost),
  }),
};
