// The full gallery on the running product: every template in each of its colours on home, lobby, sports, login and account
// at 390 and 1280 px. Names what fails and ends with 1 then. `npm run gallery -- --templates template4 --screens home`;
// PAVILION_ORIGIN takes a server that runs already.
import { readFileSync } from 'node:fs';
import { themeByTemplate } from '@pavilion/domain/themes';
import { startServer } from '../journeys/support/server-process.ts';
import { judgeLikeness, mostAlike } from './checks/home-likeness.ts';
import { openBrowser } from './gallery-browser.ts';
import { readPlan } from './plan.ts';
import { runTemplate, type Judged } from './template-run.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const nameOf = ({ template, colour, screen, widthPx }: Judged): string =>
  `${template} ${colour} ${screen} ${widthPx}`;

const plan = readPlan(process.argv.slice(2));
const given = process.env['PAVILION_ORIGIN'];
const server = given ? undefined : await startServer({ REQUESTS_PER_MINUTE: '0' });
const { port } = new URL(given ?? server?.origin ?? '');
const browser = await openBrowser();
const judged: Judged[] = [];
const broken: string[] = [];

function report(one: Judged): void {
  judged.push(one);
  for (const fault of one.faults) print(`${nameOf(one)}: ${fault}`);
}

const waiting = plan.templates.flatMap((template) =>
  plan.widthsPx.map((widthPx) => ({ template, widthPx })),
);
async function work(): Promise<void> {
  for (let at = waiting.shift(); at; at = waiting.shift()) {
    const origin = `http://${themeByTemplate(at.template)}.localhost:${port}`;
    try {
      await runTemplate(browser, origin, plan, at, report);
    } catch (error) {
      broken.push(
        `${at.template} ${at.widthPx}: could not be looked at: ${String(error).split('\n')[0]}`,
      );
      print(broken.at(-1) ?? '');
    }
  }
}
try {
  await Promise.all(Array.from({ length: plan.workers }, work));
} finally {
  await browser.close();
  await server?.stop();
}

const homes = judged
  .filter(({ screen, widthPx }) => screen === 'home' && widthPx === 1280)
  .toReversed(); // the first colour of a template is its own; it is set last
const pictures = new Map(homes.map(({ template, picture }) => [template, readFileSync(picture)]));
const { highest, faults } = await judgeLikeness(pictures);
for (const fault of faults) print(fault);

const failed = judged.filter((one) => one.faults.length > 0);
const moving = judged.toSorted((a, b) => b.shift - a.shift)[0];
if (highest)
  print(
    `most alike: ${highest.names.join(' and ')} ${highest.value.toFixed(3)} (below ${mostAlike})`,
  );
if (moving) print(`moves most: ${nameOf(moving)} ${moving.shift.toFixed(4)}`);
const failures = failed.length + faults.length + broken.length;
print(
  `${judged.length - failed.length} passed, ${failures} failed; pictures are in artefacts/gallery`,
);
process.exitCode = failures > 0 || judged.length === 0 ? 1 : 0;
