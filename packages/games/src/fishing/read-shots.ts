import { parseAmount } from '@pavilion/domain/money';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { ParamReader, type ParamProblem, type Parsed } from '../engine/index.ts';
import type { Shot } from './batch.ts';
import { weaponNames } from './targets.ts';

export const mostShots = 20;
/** More ids than any weapon reaches are no shot of a player. */
const mostTargets = 40;
const longestId = 40;
/** What every layer keeps as it came. */
const printable = /^[\x21-\x7e]+$/;

/** What the shots of a sea may be. */
export interface ShotRules {
  currency: CurrencyCode;
  /** The bets a player of this sea may choose, minor units. */
  betLevels: readonly bigint[];
}

/** Reads the shots of a batch; says what is wrong by its path: `shots[3].weapon`. */
export function readShots(raw: unknown, rules: ShotRules): Parsed<readonly Shot[]> {
  const of = (code: ParamProblem['code']): Parsed<readonly Shot[]> => ({
    ok: false,
    problems: [{ path: 'shots', code }],
  });
  if (raw === undefined) return of('required');
  if (!Array.isArray(raw)) return of('invalidType');
  if (raw.length === 0) return of('belowMinimum');
  if (raw.length > mostShots) return of('aboveMaximum');
  const read = raw.map((shot: unknown) => readShot(shot, rules));
  const problems = read.flatMap((shot, place) => (shot.ok ? [] : below(place, shot.problems)));
  if (problems.length > 0) return { ok: false, problems };
  const shots = read.flatMap((shot) => (shot.ok ? [shot.params] : []));
  const ids = shots.map(({ shotId }) => shotId);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (twice >= 0)
    return { ok: false, problems: [{ path: `shots[${twice}].shot_id`, code: 'duplicate' }] };
  return { ok: true, params: shots };
}

const below = (place: number, problems: readonly ParamProblem[]): readonly ParamProblem[] =>
  problems.map(({ path, code }) => ({
    path: path === '' ? `shots[${place}]` : `shots[${place}].${path}`,
    code,
  }));

function readShot(raw: unknown, rules: ShotRules): Parsed<Shot> {
  const reader = new ParamReader(raw);
  return reader.done({
    shotId: readId(reader, 'shot_id', reader.raw('shot_id')),
    atMs: reader.integer('at_ms', 0, Number.MAX_SAFE_INTEGER),
    weapon: reader.choice('weapon', weaponNames),
    betMinor: readBet(reader, rules),
    targets: readTargets(reader),
  });
}

function readId(reader: ParamReader, path: string, value: unknown): string {
  if (value === undefined) reader.problem(path, 'required');
  else if (typeof value !== 'string' || !printable.test(value)) reader.problem(path, 'invalidType');
  else if (value.length > longestId) reader.problem(path, 'aboveMaximum');
  else return value;
  return '';
}

function readBet(reader: ParamReader, { currency, betLevels }: ShotRules): bigint {
  const value = reader.raw('bet');
  const betMinor = typeof value === 'string' ? parseAmount(value, currency) : null;
  if (value === undefined) reader.problem('bet', 'required');
  else if (betMinor === null) reader.problem('bet', 'invalidType');
  else if (!betLevels.includes(betMinor)) reader.problem('bet', 'invalidChoice');
  return betMinor ?? 0n;
}

function readTargets(reader: ParamReader): readonly string[] {
  const value = reader.raw('targets');
  if (value === undefined) reader.problem('targets', 'required');
  else if (!Array.isArray(value)) reader.problem('targets', 'invalidType');
  else if (value.length > mostTargets) reader.problem('targets', 'aboveMaximum');
  else return value.map((id: unknown, place) => readId(reader, `targets[${place}]`, id));
  return [];
}
