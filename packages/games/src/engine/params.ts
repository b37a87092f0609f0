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
    | 'duplicate'
    | 'notDivisible';
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

  /** One of these numbers. */
  numberChoice<Choice extends number>(path: string, choices: readonly Choice[]): Choice {
    const value = this.raw(path);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.problem(path, value === undefined ? 'required' : 'invalidChoice');
    return found ?? (choices[0] as Choice);
  }

  /** Whole numbers within bounds, each once, at least one and at most so many. */
  distinctIntegers(path: string, min: number, max: number, maxCount: number): readonly number[] {
    const value = this.raw(path);
    if (value === undefined) this.problem(path, 'required');
    else if (!Array.isArray(value) || !value.every((item) => Number.isInteger(item)))
      this.problem(path, 'invalidType');
    else if (value.length < 1 || value.some((item) => item < min))
      this.problem(path, 'belowMinimum');
    else if (value.length > maxCount || value.some((item) => item > max))
      this.problem(path, 'aboveMaximum');
    else if (new Set(value).size !== value.length) this.problem(path, 'duplicate');
    else return value.map(Number);
    return [];
  }

  /** As `hundredths`, or null when the field is absent or null. */
  optionalHundredths(path: string, min: number, max: number): number | null {
    const value = this.raw(path);
    return value === undefined || value === null ? null : this.hundredths(path, min, max);
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

  /** The first thing that was wrong, or null. */
  firstProblem(): ParamProblem | null {
    return this.#problems[0] ?? null;
  }

  /** The parameters, or everything that was wrong. */
  done<Params>(params: Params): Parsed<Params> {
    return this.#problems.length === 0
      ? { ok: true, params }
      : { ok: false, problems: this.#problems };
  }
}
