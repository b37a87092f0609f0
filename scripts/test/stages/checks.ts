import { runCheck } from '../run-command.ts';
import type { Stage } from '../stage.ts';

/** What prettier looks at; the `format` script of package.json writes the same. */
const CODE_GLOB = '**/*.{ts,tsx,mjs,cjs,css}';

export const formatStage: Stage = {
  name: 'format',
  title: 'Format (prettier)',
  budgetSeconds: 20,
  isCheck: true,
  run: () =>
    runCheck(
      'node_modules/prettier/bin/prettier.cjs',
      [
        '--check',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '--log-level',
        'warn',
        CODE_GLOB,
      ],
      'the files above are not formatted: run "npm run format"',
    ),
};

export const lintStage: Stage = {
  name: 'lint',
  title: 'Lint (oxlint, type-aware)',
  budgetSeconds: 30,
  isCheck: true,
  run: () =>
    runCheck(
      'node_modules/oxlint/bin/oxlint',
      ['--type-aware', '--deny-warnings', '--format', 'unix'],
      'see the rules in .oxlintrc.json and docs/STYLE.md',
    ),
};

export const typesStage: Stage = {
  name: 'types',
  title: 'Types (TypeScript)',
  budgetSeconds: 20,
  isCheck: true,
  run: () =>
    runCheck(
      'node_modules/typescript7/bin/tsc',
      ['--noEmit', '-p', 'tsconfig.json'],
      'the program does not type-check; "npm run typecheck" shows the same',
    ),
};
