// Whole rounds of sabong and racing once more, from the contract alone (wire page "games two", 1.2,
// 1.5, 8 and 9): outcome, prices and what every line of every ticket is paid. Nothing is imported
// from the games.
import { secondCard, secondPool, secondPrice, secondResult, secondSabong } from './second-pools.ts';
import { sourceOf } from './second-verifier.ts';

/** A line of somebody's ticket, as it stands on the wire. */
export interface SecondLine {
  params: Record<string, unknown>;
  stake: bigint;
}

/** What decides a round: its chain's end, its link, salt, number and entropy, as hex and text. */
export interface SecondPoolRound {
  code: string;
  end: string;
  link: string;
  salt: string;
  entropy: string;
  index: number;
  lines: readonly SecondLine[];
}

export interface SecondPoolVerdict {
  outcome: Record<string, unknown>;
  /** Of each line, in their order. */
  payouts: readonly bigint[];
}

type Round = Pick<SecondPoolRound, 'end' | 'link' | 'salt' | 'entropy' | 'index'>;

const resultSource = ({ link, salt, entropy, index }: Round) =>
  sourceOf({ serverSeed: link, clientSeed: `${salt}:${entropy}`, nonce: index });
const cardSource = ({ end, salt, index }: Round) =>
  sourceOf({ serverSeed: end, clientSeed: salt, nonce: index });

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

function match(round: Round, lines: readonly SecondLine[]): SecondPoolVerdict {
  const on = (kind: string): bigint =>
    sum(lines.filter(({ params }) => params['kind'] === kind).map(({ stake }) => stake));
  const [meron, wala] = [on('meron'), on('wala')];
  const back = { outcome: { void: 'unbalanced' }, payouts: lines.map(({ stake }) => stake) };
  if (meron === 0n || wala === 0n) return back;
  const pays = (pool: bigint): bigint => (100n * (meron + wala) * 9500n) / (10000n * pool);
  const board = { meron: pays(meron), wala: pays(wala) };
  if (board.meron <= 107n || board.wala <= 107n) return back;
  const drawn = secondSabong(resultSource(round));
  const payouts = lines.map(({ params: { kind }, stake }) => {
    if (drawn.winner === 'draw') return kind === 'draw' ? 9n * stake : stake;
    if (kind !== drawn.winner) return 0n;
    return (stake * (kind === 'meron' ? board.meron : board.wala)) / 100n;
  });
  const shown = { meron: Number(board.meron), wala: Number(board.wala) };
  return { outcome: { ...drawn, board: shown }, payouts };
}

/** One unit of a line: what it is on, and in which pool or at whose price. */
interface Unit {
  kind: string;
  runners: readonly number[];
}

/** Every way to name one runner of each list, nobody twice. */
function ways(legs: readonly (readonly number[])[]): number[][] {
  const [first, ...rest] = legs;
  if (!first) return [[]];
  return first.flatMap((one) =>
    ways(rest)
      .filter((others) => !others.includes(one))
      .map((others) => [one, ...others]),
  );
}

function unitsOf({ kind, legs }: Record<string, unknown>, runners: number): Unit[] {
  const named = ways(legs as number[][]);
  if (kind === 'each_way')
    return ['win', runners <= 7 ? 'place' : 'show'].flatMap((part) =>
      named.map((one) => ({ kind: part, runners: one })),
    );
  if (kind !== 'quinella') return named.map((one) => ({ kind: String(kind), runners: one }));
  const pairs = new Set(named.map(([a = 0, b = 0]) => (a < b ? `${a}-${b}` : `${b}-${a}`)));
  return [...pairs].map((pair) => ({ kind, runners: pair.split('-').map(Number) }));
}

/** Both orders of a result: with a dead heat its two places change. */
function bothOrders({ order, dead_heat: tied }: { order: number[]; dead_heat: number }) {
  const other = [...order];
  if (tied > 0) [other[tied - 1], other[tied]] = [order[tied]!, order[tied - 1]!];
  return [order, other] as const;
}

/** Whether a unit at fixed odds is right in an order. */
function holds({ kind, runners }: Unit, order: readonly number[]): boolean {
  const [one = 0] = runners;
  if (kind === 'win') return order.indexOf(one) === 0;
  if (kind === 'place') return order.indexOf(one) <= 1;
  if (kind === 'show') return order.indexOf(one) <= 2;
  const first = order.slice(0, runners.length);
  return kind === 'quinella'
    ? first.toSorted((a, b) => a - b).join() === runners.join()
    : first.join() === runners.join();
}

const takeout: Record<string, bigint> = { quinella: 18n, exacta: 18n, trifecta: 20n };

/** Below the whole combination: who is paid instead, in their order, all at one price. */
const instead: Record<string, ((runners: number[], order: readonly number[]) => boolean)[]> = {
  exacta: [([a], [first]) => a === first, ([, b], [, second]) => b === second],
  quinella: [
    (pair, [first = 0]) => pair.includes(first),
    (pair, [, second = 0]) => pair.includes(second),
  ],
  trifecta: [
    ([a, b], [first, second]) => a === first && b === second,
    ([a], [first]) => a === first,
  ],
};

const dimes = (amount: bigint, staked: bigint): bigint => {
  const tenths = (amount * 10n) / staked;
  return tenths < 11n ? 105n : tenths * 10n;
};

/** Hundredths by combination of a pool of two or three runners; null: all back. */
function combinationPool(
  kind: string,
  money: ReadonlyMap<string, bigint>,
  orders: readonly (readonly number[])[],
): ReadonlyMap<string, bigint> | null {
  const net = (sum([...money.values()]) * (100n - takeout[kind]!)) / 100n;
  const right = orders.map((order) => {
    const named = order.slice(0, kind === 'trifecta' ? 3 : 2);
    return (kind === 'quinella' ? named.toSorted((a, b) => a - b) : named).join('-');
  });
  const paid = [...new Set(right)].filter((key) => (money.get(key) ?? 0n) > 0n);
  if (paid.length > 0) {
    const halves = right.filter((key) => paid.includes(key));
    const profit = net - sum(paid.map((key) => money.get(key)!));
    return new Map(
      paid.map((key) => {
        const own = money.get(key)! * BigInt(halves.length);
        const part = BigInt(halves.filter((one) => one === key).length);
        return [key, dimes(own + profit * part, own)];
      }),
    );
  }
  for (const rule of instead[kind]!) {
    const keys = [...money.keys()].filter((key) =>
      orders.some((order) => rule(key.split('-').map(Number), order)),
    );
    const staked = sum(keys.map((key) => money.get(key)!));
    if (staked > 0n) return new Map(keys.map((key) => [key, dimes(net, staked)]));
  }
  return null;
}

/** What a unit of each pool is paid on a combination, in hundredths; null: its pool goes back. */
function pricesOf(
  staked: readonly { unit: Unit; amount: bigint }[],
  result: { order: number[]; dead_heat: number },
) {
  const pools = Map.groupBy(staked, ({ unit }) => unit.kind);
  return new Map(
    [...pools].map(([kind, bets]) => {
      const money = new Map<string, bigint>();
      for (const { unit, amount } of bets) {
        const key = unit.runners.join('-');
        money.set(key, (money.get(key) ?? 0n) + amount);
      }
      if (kind in takeout) return [kind, combinationPool(kind, money, bothOrders(result))] as const;
      const single = secondPool(kind, Object.fromEntries(money), result.order, result.dead_heat);
      return [kind, single && new Map(Object.entries(single))] as const;
    }),
  );
}

function race(code: string, round: Round, lines: readonly SecondLine[]): SecondPoolVerdict {
  const { weights } = secondCard(code, cardSource(round));
  const result = secondResult(weights, resultSource(round));
  const orders = bothOrders(result);
  const split = lines.map(({ params, stake }) => {
    const units = unitsOf(params, weights.length);
    return { isPool: params['market'] === 'pool', units, amount: stake / BigInt(units.length) };
  });
  const pooled = split
    .filter(({ isPool }) => isPool)
    .flatMap(({ units, amount }) => units.map((unit) => ({ unit, amount })));
  const prices = pricesOf(pooled, result);
  const atPrice = ({ units, amount }: (typeof split)[number]): bigint => {
    const offered = units.map(({ kind, runners }) => secondPrice(kind, runners, weights));
    // Below 1.02 there is no price, and no bet.
    if (offered.some((price) => price < 102n)) return 0n;
    const halves = units.map((unit) => orders.filter((order) => holds(unit, order)).length);
    return sum(offered.map((price, at) => (amount * BigInt(halves[at]!) * price) / 200n));
  };
  const inPool = ({ kind, runners }: Unit, amount: bigint): bigint => {
    const pool = prices.get(kind);
    return pool ? (amount * (pool.get(runners.join('-')) ?? 0n)) / 100n : amount;
  };
  const payouts = split.map((line) =>
    line.isPool ? sum(line.units.map((unit) => inPool(unit, line.amount))) : atPrice(line),
  );
  return { outcome: { ...result }, payouts };
}

/** How many run in a round, which its card tells before any bet; 0: it is no race. */
export const secondRunners = ({ code, ...round }: Omit<SecondPoolRound, 'lines'>): number =>
  code === 'sabong' ? 0 : secondCard(code, cardSource(round)).weights.length;

/** What a round of pools comes to. */
export const verifySecondPools = ({ code, lines, ...round }: SecondPoolRound): SecondPoolVerdict =>
  code === 'sabong' ? match(round, lines) : race(code, round, lines);
