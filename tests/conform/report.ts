import type { CaseResult } from './suite.ts';

const marks = { passed: 'ok  ', failed: 'FAIL', 'not applicable': 'n/a ' } as const;

/** One line of the readable report. */
export const lineOf = ({ name, outcome, reason, ms }: CaseResult): string =>
  `${marks[outcome]} ${name} (${ms} ms)${reason === '' ? '' : `\n       ${reason}`}`;

export function summaryOf(results: readonly CaseResult[]): string {
  const count = (outcome: CaseResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not applicable')} not applicable`;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The report as JUnit XML. */
export function junitOf(results: readonly CaseResult[]): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const skipped = results.filter(({ outcome }) => outcome === 'not applicable').length;
  const totalSeconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const cases = results.map(({ name, outcome, reason, ms }) => {
    const open = `    <testcase classname="conform" name="${escape(name.trim())}" time="${ms / 1000}"`;
    if (outcome === 'passed') return `${open}/>`;
    const kind = outcome === 'failed' ? 'failure' : 'skipped';
    return `${open}><${kind} message="${escape(reason)}"/></testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="provider API" tests="${results.length}" failures="${failed}" skipped="${skipped}" time="${totalSeconds}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
