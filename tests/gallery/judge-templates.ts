import { readFileSync } from 'node:fs';
import { themeByTemplate } from '@pavilion/domain/themes';
import type { Browser } from 'playwright-core';
import { startServer } from '../journeys/support/server-process.ts';
import { judgeLikeness, mostAlike, type ComparedScreen } from './checks/screen-likeness.ts';
import type { GalleryPlan } from './plan.ts';
import type { Print, Tally } from './tally.ts';
import { runTemplate, type Judged } from './template-run.ts';

const nameOf = ({ template, colour, screen, widthPx }: Judged): string =>
  `${template} ${colour} ${screen} ${widthPx}`;

/** Looks at the templates on the running product, names what is wrong, and counts the looks. */
export async function judgeTemplates(
  browser: Browser,
  plan: GalleryPlan,
  print: Print,
): Promise<Tally> {
  const given = process.env['PAVILION_ORIGIN'];
  const server = given ? undefined : await startServer({ REQUESTS_PER_MINUTE: '0' });
  const { port } = new URL(given ?? server?.origin ?? '');
  try {
    const { judged, broken } = await lookAtAll(browser, port, plan, print);
    const unlike = await judgeAlikeness(judged, print);
    const failed = judged.filter((one) => one.faults.length > 0).length;
    const isNothing = judged.length === 0;
    return {
      passed: judged.length - failed,
      failed: failed + unlike + broken + (isNothing ? 1 : 0),
    };
  } finally {
    await server?.stop();
  }
}

async function lookAtAll(browser: Browser, port: string, plan: GalleryPlan, print: Print) {
  const judged: Judged[] = [];
  let broken = 0;
  const report = (one: Judged): void => {
    judged.push(one);
    for (const fault of one.faults) print(`${nameOf(one)}: ${fault}`);
  };
  const waiting = plan.templates.flatMap((template) =>
    plan.widthsPx.map((widthPx) => ({ template, widthPx })),
  );
  const work = async (): Promise<void> => {
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      const origin = `http://${themeByTemplate(at.template)}.localhost:${port}`;
      try {
        await runTemplate(browser, origin, plan, at, report);
      } catch (error) {
        broken += 1;
        const reason = String(error).split('\n')[0];
        print(`${at.template} ${at.widthPx}: could not be looked at: ${reason}`);
      }
    }
  };
  await Promise.all(Array.from({ length: plan.workers }, work));
  return { judged, broken };
}

/**
 * Names screens of two templates that are too much alike, and the highest figures; gives the number
 * of such pairs.
 */
async function judgeAlikeness(judged: readonly Judged[], print: Print): Promise<number> {
  let alike = 0;
  for (const screen of Object.keys(mostAlike) as ComparedScreen[])
    alike += await judgeScreenLikeness(judged, screen, print);
  const moving = judged.toSorted((a, b) => b.shift - a.shift)[0];
  if (moving) print(`moves most: ${nameOf(moving)} ${moving.shift.toFixed(4)}`);
  return alike;
}

async function judgeScreenLikeness(
  judged: readonly Judged[],
  screen: ComparedScreen,
  print: Print,
): Promise<number> {
  // The first colour of a template is its own; it is set last.
  const looks = judged.filter((one) => one.screen === screen && one.widthPx === 1280).toReversed();
  const pictures = new Map(looks.map(({ template, picture }) => [template, readFileSync(picture)]));
  const { highest, faults } = await judgeLikeness(screen, pictures);
  for (const fault of faults) print(fault);
  if (highest) {
    const value = highest.value.toFixed(3);
    print(
      `most alike, ${screen}: ${highest.names.join(' and ')} ${value} (below ${mostAlike[screen]})`,
    );
  }
  return faults.length;
}
