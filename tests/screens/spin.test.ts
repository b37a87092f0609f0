import { publishItems } from '@pavilion/server/testing/campaigns';
import { runTool } from '@pavilion/server/testing/run-tool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  goOnline,
  main,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();
const tokens = (amount: string) => ({ kind: 'token', amount });
const spinButton = () => main().findByRole<HTMLButtonElement>('button', { name: 'Spin the wheel' });

describe('the wheel of the day', () => {
  beforeAll(() =>
    publishItems(server(), 'wheel', [
      {
        kind: 'wheel',
        code: 'shown-wheel',
        segments: [
          { label: 'Handful', weight: 3, prize: tokens('5') },
          { label: 'Sackful', weight: 1, prize: tokens('20') },
        ],
        streak: [{ day: 2, prize: tokens('7') }],
        streak_length: 3,
      },
    ]),
  );
  // Other suites of this worker find a site without a wheel.
  afterAll(() => runTool(server().context, ['campaign', 'stop', 'alpha', 'wheel']));

  it('shows each prize with its chance, and the days in a row', async () => {
    await signInNewPlayer();
    await visit('/spin');
    const odds = await main().findByRole('table', { name: 'Prizes and odds' });
    expect([...odds.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'Handful5 tokens75%',
      'Sackful20 tokens25%',
    ]);
    expect(main().getByText('Day 2').parentElement?.textContent).toContain('7 tokens');
    await spinButton();
  });

  it('tells what it stopped on once it stands, and when it can be spun again', async () => {
    await signInNewPlayer();
    await visit('/spin');
    await visitor.click(await spinButton());
    const told = await main().findByText(/^You won: (5|20) tokens$/);
    expect(told.closest('[role="status"]')).not.toBeNull();
    await main().findByText(/Your next spin in/);
    expect(main().queryByRole('button', { name: 'Spin the wheel' })).toBeNull();
    const first = main().getByText('Day 1').parentElement;
    expect(first?.querySelector('[aria-label="Done"]')).not.toBeNull();
  });

  it('is not spun without a network', async () => {
    await signInNewPlayer();
    await visit('/spin');
    const button = await spinButton();
    goOnline(false);
    await until(() => expect(button.disabled).toBe(true));
    goOnline(true);
    await until(() => expect(button.disabled).toBe(false));
  });
});

it('says so where a site has no wheel', async () => {
  await signInNewPlayer();
  await visit('/spin');
  await main().findByText('The wheel is not turning at the moment');
});
