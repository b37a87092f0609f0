// The full gallery: the parts of the design system in every state, then, on the running product,
// every template in each of its colours on ten screens (plan.ts) at 390, 1280 and 1920 px, and
// every game of our studio at the moments of a round. Names what fails and ends with 1 then.
// `npm run gallery -- --templates template4 --screens home`, `npm run gallery -- --parts only`;
// PAVILION_ORIGIN takes a server that runs already.
import { demandWebBuild } from '../../scripts/lib/web-build.ts';
import { openBrowser } from './gallery-browser.ts';
import { judgeGames } from './games/judge-games.ts';
import { judgeParts } from './judge-parts.ts';
import { judgeTemplates } from './judge-templates.ts';
import { readPlan } from './plan.ts';
import { sumOf, type Tally } from './tally.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const plan = readPlan(process.argv.slice(2));
// A server that runs already serves what it serves; ours serves this tree.
if (plan.parts !== 'only' && !process.env['PAVILION_ORIGIN']) await demandWebBuild();
const browser = await openBrowser();
const tallies: Tally[] = [];
try {
  if (plan.parts !== 'none') tallies.push(await judgeParts(browser, print));
  if (plan.areTemplatesLookedAt) tallies.push(await judgeTemplates(browser, plan, print));
  if (plan.games.length > 0) tallies.push(await judgeGames(browser, plan.games, print));
} finally {
  await browser.close();
}
const { passed, failed } = sumOf(tallies);
print(
  `${passed} passed, ${failed} failed; pictures of templates and games are in artefacts/gallery`,
);
process.exitCode = failed > 0 ? 1 : 0;
