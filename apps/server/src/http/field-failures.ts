import type { FieldFailure } from '@pavilion/contracts';

/** The part of a schema issue that names the field and says what is wrong. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly message: string;
}

// Contracts give their own codes as messages (one camelCase word); the schema library's own texts
// have spaces.
const contractCode = /^[a-z][A-Za-z]*$/;

/**
 * Turns schema issues into `errors` of the envelope: the contract's own code, else `required` or
 * `invalidType`. One per field, its first: a value that is wrong often breaks several checks at
 * once.
 */
export function fieldFailures(issues: readonly SchemaIssue[], input: unknown): FieldFailure[] {
  const codes = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!codes.has(path)) codes.set(path, codeOf(issue, input));
  }
  return [...codes].map(([path, code]) => ({ path, code }));
}

function codeOf(issue: SchemaIssue, input: unknown): string {
  if (contractCode.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_value' && valueAt(input, issue.path) !== undefined)
    return 'invalidChoice';
  return valueAt(input, issue.path) === undefined && issue.path.length > 0
    ? 'required'
    : 'invalidType';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
