import type * as z from 'zod/mini';
import type { CampaignCode, Found, Path } from './campaign-problem.ts';

type Issue = z.core.$ZodIssue;

/** Codes that a field says itself. */
const own: readonly string[] = [
  'badCode',
  'badTime',
  'badAmount',
  'unknownField',
  'missingField',
  'unknownCategory',
];

/** The problems behind what the form of a file refuses, each at its own place. */
export function formProblems(issues: readonly Issue[], value: unknown, at: Path = []): Found[] {
  return issues.flatMap((issue) => problemsOf(issue, value, at));
}

function problemsOf(issue: Issue, value: unknown, at: Path): Found[] {
  const path = [...at, ...(issue.path as Path)];
  if (own.includes(issue.message)) return [found(path, issue.message as CampaignCode)];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => found([...path, key], 'unknownField'));
    case 'invalid_key':
      return [found(path, 'unknownField')];
    case 'too_small':
      return [{ ...found(path, 'belowMinimum'), words: `must be at least ${issue.minimum}` }];
    case 'too_big':
      return [{ ...found(path, 'aboveMaximum'), words: `must be at most ${issue.maximum}` }];
    case 'invalid_union':
      return ofUnion(issue, value, path);
    default:
      return [ofType(value, path)];
  }
}

/** Of forms a value may have, what is wrong with the one it comes nearest to. */
function ofUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  value: unknown,
  path: Path,
): Found[] {
  const branches = issue.errors.map((errors) => formProblems(errors, value, path));
  const [nearest] = branches.toSorted((a, b) => a.length - b.length);
  return nearest && nearest.length > 0 ? nearest : [ofType(value, path)];
}

const ofType = (value: unknown, path: Path): Found =>
  found(path, valueAt(value, path) === undefined ? 'missingField' : 'wrongType');

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, step) =>
      typeof held === 'object' && held !== null
        ? (held as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

const words: Partial<Record<CampaignCode, string>> = {
  wrongType: 'is of another kind than this field takes',
  unknownField: 'no such field',
  missingField: 'is missing',
  belowMinimum: 'is too small',
  aboveMaximum: 'is too large',
  badCode: 'must be small letters, digits and single hyphens',
  badTime: 'must be a moment with its zone, like 2026-11-01T00:00:00+08:00',
  badAmount: 'must be an amount as text, like "10.00"',
  unknownCategory: 'no such category',
};

const found = (path: Path, code: CampaignCode): Found => ({
  path,
  code,
  words: words[code] ?? code,
});
