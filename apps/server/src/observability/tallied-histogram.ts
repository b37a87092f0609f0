import { Histogram, type MetricObjectWithValues, type MetricValueWithName } from 'prom-client';

interface Tally {
  /** How many fell into each bucket, the last beyond all bounds. */
  counts: number[];
  sum: number;
}

type Told = MetricObjectWithValues<MetricValueWithName<'path'>>;

/**
 * A histogram by path for the busiest place of the server. The library finds the row of its labels
 * anew for every value, which cost more than anything else a small call did here: values are
 * tallied by path, and written as rows when somebody reads.
 */
export class TalliedHistogram extends Histogram<'path'> {
  readonly #about: { name: string; help: string; bounds: readonly number[] };
  readonly #tallies = new Map<string, Tally>();
  /** Of the same name, without values: what the library says of any histogram. */
  readonly #plain: Histogram<'path'>;

  constructor(about: {
    name: string;
    help: string;
    bounds: readonly number[];
    registers: ConstructorParameters<typeof Histogram>[0]['registers'];
  }) {
    const { name, help, bounds, registers } = about;
    super({
      name,
      help,
      labelNames: ['path'],
      buckets: [...bounds],
      ...(registers && { registers }),
    });
    this.#about = about;
    this.#plain = new Histogram({ name, help, labelNames: ['path'], registers: [] });
  }

  count(path: string, value: number): void {
    const { bounds } = this.#about;
    let tally = this.#tallies.get(path);
    if (!tally) {
      tally = { counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
      this.#tallies.set(path, tally);
    }
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? Infinity)) bucket += 1;
    tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
    tally.sum += value;
  }

  /** What a registry asks a histogram; `get` asks here too. */
  async getForPromString(): Promise<Told> {
    const values = [...this.#tallies].flatMap(([path, tally]) => this.#rowsOf(path, tally));
    return { ...(await this.#plain.get()), values };
  }

  #rowsOf(path: string, { counts, sum }: Tally): Told['values'] {
    const { name, bounds } = this.#about;
    let total = 0;
    const buckets = counts.map((count, place) => {
      total += count;
      const labels = { le: bounds[place] ?? '+Inf', path };
      return { metricName: `${name}_bucket`, labels, value: total };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: { path }, value: sum },
      { metricName: `${name}_count`, labels: { path }, value: total },
    ];
  }
}
