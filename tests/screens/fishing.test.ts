import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { main, page, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

const cardOf = (name: string): Promise<ReturnType<typeof within>> =>
  until(() => {
    const card = main().getByRole('heading', { name, level: 3 }).closest('article');
    if (!card) throw new Error(`no card of ${name}`);
    return within(card);
  });

/** Takes a seat of a sea with so much on the meter; the sea as it is shown then. */
async function takeSeat(name: string, buyIn: string): Promise<ReturnType<typeof within>> {
  await visit('/fishing');
  const card = await cardOf(name);
  await visitor.click(await card.findByRole('button', { name: `Enter: ${name}` }));
  const dialog = within(await until(() => page().getByRole('dialog', { name })));
  const amount = await dialog.findByRole('textbox', { name: /Buy-in/ });
  await visitor.clear(amount);
  await visitor.type(amount, buyIn);
  await visitor.click(await dialog.findByRole('button', { name: 'Take a seat' }));
  return until(() => within(main().getByRole('article', { name })));
}

const figure = (sea: ReturnType<typeof within>, name: string): string =>
  sea.getByText(name).nextElementSibling?.textContent ?? '';

describe('fishing', () => {
  beforeAll(async () => {
    await server().runJob('open-seas');
    // By then something swims in every part of a sea.
    server().advance(60_000);
  });

  it('lists the seas of the site with bets and seats, and asks guests to sign in for money', async () => {
    await visit('/fishing');
    await until(() => main().getByRole('heading', { name: 'Fishing', level: 2 }));
    const card = await cardOf('Reef');
    expect(await card.findByText('0 of 4')).toBeTruthy();
    expect(await card.findByRole('button', { name: 'Sign in to fish: Reef' })).toBeTruthy();
    expect((await cardOf('Practice lagoon')).getByText('Play money')).toBeTruthy();
    // A low window belongs to the room until the page around is asked for.
    const fills = (pressed: boolean) =>
      main().getByRole('button', { name: 'Fill the window', pressed });
    await visitor.click(fills(true));
    await until(() => fills(false));
  });

  it('lets a guest shoot by keys with play money, finds the seat again, and pays what is left', async () => {
    const sea = await takeSeat('Practice lagoon', '2000');
    await until(() => expect(figure(sea, 'Meter')).toContain('2,000.00'));
    const water = await sea.findByRole('application');
    water.focus();
    await visitor.keyboard('{ArrowRight}');
    await until(() => sea.getByText(/pays \d+ times the bet/));
    await visitor.keyboard(' ');
    await until(() => expect(figure(sea, 'Paid for shots')).not.toContain('0.00'));
    await visit('/');
    await visit('/fishing');
    const again = await until(() =>
      within(main().getByRole('article', { name: 'Practice lagoon' })),
    );
    await visitor.click(await again.findByRole('button', { name: 'Leave and pay out' }));
    const left = within(await until(() => main().getByRole('region', { name: /^You left/ })));
    await visitor.click(await left.findByRole('button', { name: 'Check this session' }));
    await until(() => left.getByText('Batches dealt again: 1. All come out as they were.'));
  });

  it('tells a player the limits of a buy-in and what everything pays, and takes more on the meter', async () => {
    const player = await signInNewPlayer();
    await server().fund(player, 1_000_000n);
    await visit('/fishing');
    await visitor.click(
      (await cardOf('Shallows')).getByRole('button', { name: 'Enter: Shallows' }),
    );
    const dialog = within(await until(() => page().getByRole('dialog', { name: 'Shallows' })));
    const amount = await dialog.findByRole('textbox', { name: /Buy-in/ });
    await visitor.clear(amount);
    await visitor.type(amount, '1');
    await visitor.click(await dialog.findByRole('button', { name: 'Take a seat' }));
    const field = () => dialog.getByRole('textbox', { name: /Buy-in/ });
    await until(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    await visitor.clear(field());
    await visitor.type(field(), '500');
    await visitor.click(await dialog.findByRole('button', { name: 'Take a seat' }));
    const sea = await until(() => within(main().getByRole('article', { name: 'Shallows' })));
    await visitor.click(await sea.findByRole('button', { name: 'Rules and returns' }));
    const rules = within(
      await until(() => page().getByRole('dialog', { name: 'Rules and returns' })),
    );
    expect(await rules.findByText('×500')).toBeTruthy();
    expect(await rules.findByText('×10–225')).toBeTruthy();
    await visitor.click(await rules.findByRole('button', { name: 'Close' }));
    await visitor.click(await sea.findByRole('button', { name: 'Top up' }));
    const more = within(await until(() => page().getByRole('dialog', { name: 'Top up' })));
    await visitor.click(await more.findByRole('button', { name: 'Top up' }));
    await until(() => expect(figure(sea, 'Meter')).toContain('550.00'));
    await visitor.click(await sea.findByRole('button', { name: 'Leave and pay out' }));
    await until(() => main().getByRole('region', { name: /^You left/ }));
  });
});
