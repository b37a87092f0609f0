import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createHttpDesk } from './desk.ts';
import { junitOf, lineOf, summaryOf } from './report.ts';
import { runStudioSuite } from './studio-suite.ts';
import { runSuite, type CaseResult } from './suite.ts';
import { createWalletClient } from './wallet-client.ts';

// npm run conform -- --url http://localhost:4000 --key <id> --secret <secret>: does a wallet keep
// the provider contract? With --studio: does a studio?

const usage = `Usage: npm run conform -- --url <wallet's origin> | --studio <studio's origin> --key <id> --secret <secret>
  [--desk <origin>]     who makes players in the states that the cases need (default: the wallet's /dev/conform)
  [--sequences <n>]     random sequences after the cases (default 200)
  [--seed <text>]       of the sequences (default 1); the same seed sends the same requests
  [--junit <file>]      also writes the report as JUnit XML
`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    studio: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    desk: { type: 'string' },
    sequences: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    junit: { type: 'string' },
  },
});
const { url = values.studio, key, secret, sequences, seed, junit } = values;
const isTwo = values.url !== undefined && values.studio !== undefined;
if (
  isTwo ||
  url === undefined ||
  key === undefined ||
  secret === undefined ||
  !/^\d+$/.test(sequences)
) {
  process.stderr.write(usage);
  process.exit(2);
}
const origin = new URL(url).origin;
const nowMs = (): number => Date.now();
const common = {
  client: createWalletClient({ url: origin, key: { id: key, secret }, fetch, nowMs }),
  run: `c${Date.now().toString(36)}`,
  elapsedMs: () => performance.now(),
  onResult: (result: CaseResult) => void process.stdout.write(`${lineOf(result)}\n`),
};
const results =
  values.studio === undefined
    ? await runSuite({
        ...common,
        desk: createHttpDesk({ url: new URL(values.desk ?? origin).origin, keyId: key, fetch }),
        sequences: Number(sequences),
        seed,
      })
    : await runStudioSuite({ ...common, nowMs });
process.stdout.write(`${summaryOf(results)}\n`);
if (junit !== undefined) writeFileSync(junit, junitOf(results));
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
