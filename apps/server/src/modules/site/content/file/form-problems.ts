import type * as z from 'zod/mini';
import { found, type Found, type Path } from './content-problem.ts';

type Issue = z.core.$ZodIssue;

/** The problems behind what the form of a document refuses, each at its own place. */
export function formProblems(issues: readonly Issue[], value: unknown, at: Path): Found[] {
  return issues.flatMap((issue) => problemsOf(issue, value, [...at, ...(issue.path as Path)], at));
}

function problemsOf(issue: Issue, value: unknown, path: Path, at: Path): Found[] {
  const isAbsent = valueAt(value, path.slice(at.length)) === undefined;
  switch (issue.code) {
    case 'unrecognized_keys':
      // Languages are written in capitals, fields never.
      return issue.keys.map((key) =>
        found([...path, key], /^[A-Z]+$/.test(key) ? 'unknownLanguage' : 'unknownField'),
      );
    case 'invalid_type':
      return [found(path, isAbsent ? 'missing' : 'wrongType')];
    case 'invalid_value': {
      const choices = issue.values.map(String).join(', ');
      return [
        isAbsent ? found(path, 'missing') : found(path, 'badChoice', `must be one of ${choices}`),
      ];
    }
    case 'invalid_union':
      return [found(path, isAbsent ? 'missing' : 'wrongType')];
    case 'too_big':
      return [
        found(path, issue.message, `${found(path, issue.message).words}: at most ${issue.maximum}`),
      ];
    default:
      return [found(path, issue.message)];
  }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, step) =>
      typeof held === 'object' && held !== null
        ? (held as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}
