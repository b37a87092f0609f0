/** A problem of a bet's parameters, as the wire names it. */
export interface ParamProblem {
  path: string;
  code:
    | 'required'
    | 'invalidType'
    | 'invalidChoice'
    | 'belowMinimum'
    | 'aboveMaximum'
    | 'tooManyDecimals'
    | 'duplicate';
}

export type Parsed<Params> =
  { ok: true; params: Params } | { ok: false; problems: readonly ParamProblem[] };

/** Reads a bet's parameters field by field, gathers what is wrong, and tells all of it at once. */
export class ParamReader {
  readonly #raw: Record<string, unknown>;
  readonly #problems: ParamProblem[] = [];

  constructor(raw: unknown) {
    const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    this.#raw = isObject ? (raw as Record<string, unknown>) : {};
    if (!isObject && raw !== undefined) this.problem('', 'invalidType');
  }

  problem(path: string, code: ParamProblem['code']): void {
    this.#problems.push({ path, code });
  }

  /** Own property of the request, nothing inherited. */
  raw(path: string): unknown {
    return Object.hasOwn(this.#raw, path) ? this.#raw[path] : undefined;
  }

  /** One of these words. */
  choice<Choice extends string>(path: string, choices: readonly Choice[]): Choice {
    const value = this.raw(path);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.problem(path, value === undefined ? 'required' : 'invalidChoice');
    return found ?? (choices[0] as Choice);
  }

  /** A whole number within bounds, both included. */
  integer(path: string, min: number, max: number): number {
    const value = this.raw(path);
    if (value === undefined) this.problem(path, 'required');
    else if (typeof value !== 'number' || !Number.isInteger(value))
      this.problem(path, 'invalidType');
    else if (value < min) this.problem(path, 'belowMinimum');
    else if (value > max) this.problem(path, 'aboveMaximum');
    else return value;
    return min;
  }

  /** A decimal text like `"50.50"` as hundredths, within bounds, both included. */
  hundredths(path: string, min: number, max: number): number {
    const value = this.raw(path);
    const parts = typeof value === 'string' ? /^(\d{1,9})(?:\.(\d+))?$/.exec(value) : null;
    if (value === undefined) this.problem(path, 'required');
    else if (!parts) this.problem(path, 'invalidType');
    else if ((parts[2] ?? '').length > 2) this.problem(path, 'tooManyDecimals');
    else {
      const hundredths = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
      if (hundredths < min) this.problem(path, 'belowMinimum');
      else if (hundredths > max) this.problem(path, 'aboveMaximum');
      else return hundredths;
    }
    return min;
  }

  /** The parameters, or everything that was wrong. */
  done<Params>(params: Params): Parsed<Params> {
    return this.#problems.length === 0
      ? { ok: true, params }
      : { ok: false, problems: this.#problems };
  }
}
