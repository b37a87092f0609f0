import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createHttpDesk } from './desk.ts';
import { junitOf, lineOf, summaryOf } from './report.ts';
import { runSuite } from './suite.ts';
import { createWalletClient } from './wallet-client.ts';

// npm run conform -- --url http://localhost:4000 --key <id> --secret <secret>: does a wallet keep the provider contract?

const usage = `Usage: npm run conform -- --url <origin> --key <id> --secret <secret>
  [--desk <origin>]     who makes players in the states that the cases need (default: the wallet's /dev/conform)
  [--sequences <n>]     random sequences after the cases (default 200)
  [--seed <text>]       of the sequences (default 1); the same seed sends the same requests
  [--junit <file>]      also writes the report as JUnit XML
`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    desk: { type: 'string' },
    sequences: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    junit: { type: 'string' },
  },
});
const { url, key, secret, sequences, seed, junit } = values;
if (url === undefined || key === undefined || secret === undefined || !/^\d+$/.test(sequences)) {
  process.stderr.write(usage);
  process.exit(2);
}
const origin = new URL(url).origin;
const results = await runSuite({
  client: createWalletClient({
    url: origin,
    key: { id: key, secret },
    fetch,
    nowMs: () => Date.now(),
  }),
  desk: createHttpDesk({ url: new URL(values.desk ?? origin).origin, keyId: key, fetch }),
  run: `c${Date.now().toString(36)}`,
  sequences: Number(sequences),
  seed,
  elapsedMs: () => performance.now(),
  onResult: (result) => process.stdout.write(`${lineOf(result)}\n`),
});
process.stdout.write(`${summaryOf(results)}\n`);
if (junit !== undefined) writeFileSync(junit, junitOf(results));
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
