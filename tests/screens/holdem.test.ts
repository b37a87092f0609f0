import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '@pavilion/server/testing/run-tool';
import type { TestServer } from '@pavilion/test-kit';
import {
  main,
  page,
  refuseCalls,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();

const lead = (): Promise<void> => server().runJob('lead-poker-tables');
const stakes = ['--small-blind', '1.00', '--big-blind', '2.00'];
const open = async (at: TestServer, name: string, ...options: string[]): Promise<void> => {
  await runTool(at.context, ['poker', 'open', 'alpha', name, ...stakes, ...options]);
};

const openTable = async (name: string): Promise<ReturnType<typeof within>> => {
  await visit('/poker');
  const button = await until(() => main().getByRole('button', { name: `Open the table ${name}` }));
  await visitor.click(button);
  return until(() => within(main().getByRole('article', { name })));
};

describe("tables of hold'em", () => {
  beforeAll(async () => {
    await open(server(), 'Harbour');
    await open(server(), 'Practice bay', '--play-money', '--computers', '2');
    await lead();
  });

  it('are listed with stakes and what they are played for', async () => {
    await visit('/poker');
    await until(() => main().getByRole('heading', { name: "Hold'em between players" }));
    const card = await until(() => main().getByText('Harbour').closest('article'));
    expect(card?.textContent).toContain('No limit');
    expect(card?.textContent).toContain('0 of 6');
    expect(main().getByText('Practice bay').closest('article')?.textContent).toContain(
      'Play money',
    );
  });

  it('say what is the matter when they cannot be read, and read them again', async () => {
    const answer = refuseCalls();
    await visit('/poker').catch(() => undefined);
    await until(() => expect(main().getAllByRole('alert').length).toBeGreaterThan(0));
    answer();
  });

  it('ask guests to sign in where money is played for', async () => {
    const table = await openTable('Harbour');
    await until(() => table.getByRole('button', { name: 'Sign in to sit down' }));
  });

  it('seat a player who says with how many chips, and let them leave', async () => {
    const player = await signInNewPlayer();
    await server().fund(player, 100_000n);
    const table = await openTable('Harbour');
    await visitor.click(await until(() => table.getByRole('button', { name: 'Sit down' })));
    const dialog = within(await until(() => page().getByRole('dialog', { name: /Sit down at/ })));
    const chips = await dialog.findByRole('textbox', { name: /Chips/ });
    await visitor.clear(chips);
    await visitor.type(chips, '10');
    await visitor.click(await dialog.findByRole('button', { name: 'Sit down' }));
    await until(() => dialog.getByText(/fewer chips than this table asks for/));
    await visitor.clear(chips);
    await visitor.type(chips, '100');
    await visitor.click(await dialog.findByRole('button', { name: 'Sit down' }));
    await visitor.click(await until(() => table.getByRole('button', { name: 'Leave the table' })));
    await until(() => table.getByRole('button', { name: 'Sit down' }));
  });
});
