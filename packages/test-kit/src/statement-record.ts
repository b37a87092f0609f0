import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Set by the unit stage: the folder in which suites that run on PostgreSQL alone leave what they
 * asked of it.
 */
const folderVariable = 'PAVILION_TEST_STATEMENTS';

/** A statement as one test sent it: its text, and what stood for `$1` … */
export interface RecordedStatement {
  text: string;
  parameters: readonly unknown[];
}

export function statementFolder(): string | undefined {
  return process.env[folderVariable];
}

const seen = new Set<string>();

/** Keeps the first statement of each shape; nothing outside a run of the unit stage. */
export function recordStatement(text: string, parameters: readonly unknown[]): void {
  const folder = statementFolder();
  if (folder === undefined || isOfTest(text)) return;
  const shape = shapeOf(text);
  if (seen.has(shape)) return;
  seen.add(shape);
  mkdirSync(folder, { recursive: true });
  const line = serialize({ text, parameters }).toString('base64');
  appendFileSync(join(folder, `${process.pid}.log`), `${shape} ${line}\n`);
}

/** All that were kept, each shape once. */
export function recordedStatements(folder: string): RecordedStatement[] {
  const byShape = new Map<string, RecordedStatement>();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const [shape = '', body = ''] = line.split(' ');
      byShape.set(shape, deserialize(Buffer.from(body, 'base64')) as RecordedStatement);
    }
  }
  return [...byShape.values()];
}

// The schema comes from migrations, which run on both engines; what a suite adds to it, it takes
// away again.
const isOfTest = (text: string): boolean => /^\s*(?:create|drop|alter)\s/i.test(text);

// Lists of other lengths are the same statement.
function shapeOf(text: string): string {
  const shape = text.replaceAll(/\$\d+/g, '$').replaceAll(/\(?\$\)?(?:, ?\(?\$\)?)+/g, '$');
  return createHash('sha1').update(shape).digest('base64');
}
