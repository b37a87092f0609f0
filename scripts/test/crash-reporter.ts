import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/node';
import { crashedFile, crashListVariable } from './crashes.ts';

/**
 * Writes which test files ended because the runtime under them crashed, and how many errors there
 * were besides.
 */
export default class CrashReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const path = process.env[crashListVariable];
    if (path === undefined) return;
    const files = errors.map(crashedFile).filter((file) => file !== null);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ files, otherErrors: errors.length - files.length }));
  }
}
