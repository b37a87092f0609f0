import { beforeAll, describe, expect, it } from 'vitest';
import { lotteryDrawList } from '@pavilion/contracts';
import { runLotteries } from '@pavilion/server/testing/lotteries';
import { alphaHost } from '@pavilion/test-kit';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
beforeAll(() => runLotteries(server()));

const nextDraw = async (game: 'lotto-3d' | 'lotto-6-49') =>
  (await server().call(lotteryDrawList, { domain_name: alphaHost, game, state: 'open' })).value[0];

describe('the page of lotteries', () => {
  it('shows the next draw of each, and leads to its ticket', async () => {
    await visit('/lottery');
    await until(() => main().getByRole('heading', { name: 'Lotto 6/49' }));
    expect(main().getAllByText('On sale')).toHaveLength(4);
    await visitor.click(await main().findByRole('link', { name: 'Play: Lotto 3D' }));
    await until(() => main().getByRole('heading', { level: 2, name: 'Lotto 3D' }));
    expect(await main().findByRole('button', { name: 'Sign in to buy' })).toBeTruthy();
    await visitor.click(await main().findByRole('button', { name: 'All draws' }));
    await until(() => main().getByRole('link', { name: 'Play: Lotto 3D' }));
  });

  it('makes a ticket of six numbers, and tells what it costs', async () => {
    const draw = await nextDraw('lotto-6-49');
    await visit(`/lottery?draw=${draw?.draw_id}`);
    await until(() => main().getByRole('group', { name: 'Number' }));
    const add = () => main().getByRole<HTMLButtonElement>('button', { name: 'Add to ticket' });
    expect(add().disabled).toBe(true);
    for (const number of [3, 11, 19, 27, 35, 43, 49])
      await visitor.click(await main().findByRole('button', { name: String(number) }));
    expect(await main().findByText(/Lines: 7,/)).toBeTruthy();
    await visitor.click(add());
    expect(await main().findByText('3 11 19 27 35 43 49')).toBeTruthy();
    await visitor.click(await main().findByRole('button', { name: 'Remove line 1' }));
    expect(await main().findByText('Nothing on it yet.')).toBeTruthy();
  });

  it('sells it to a player, who finds it among their tickets with a receipt that anybody checks', async () => {
    const player = await signInNewPlayer();
    await server().fund(player, 100_000n);
    const draw = await nextDraw('lotto-3d');
    await visit(`/lottery?draw=${draw?.draw_id}`);
    await until(() => main().getByLabelText('Stake'));
    await visitor.type(await main().findByLabelText('Number'), '045');
    await visitor.type(await main().findByLabelText('Stake'), '10');
    await visitor.click(await main().findByRole('button', { name: 'Add to ticket' }));
    await visitor.click(await main().findByRole('button', { name: /Buy for/ }));
    await until(() => main().getByText('Nothing on it yet.'));
    await visitor.click(await main().findByRole('button', { name: 'All draws' }));
    await visitor.click(await until(() => main().getByRole('tab', { name: 'My tickets' })));
    await until(() => main().getByText('Waiting for the draw'));
    const receipt = main().getByText(new RegExp(`^${draw?.draw_id}\\|1\\|`)).textContent ?? '';
    await visitor.click(await main().findByRole('tab', { name: 'Check a ticket' }));
    await visitor.type(
      await until(() => main().getByLabelText('Receipt')),
      receipt.replaceAll('{', '{{'),
    );
    await visitor.click(await main().findByRole('button', { name: 'Check' }));
    await until(() => main().getByText('This ticket was sold: place 1 of its draw.'));
  });
});
