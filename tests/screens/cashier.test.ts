import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { depositCreate } from '@pavilion/contracts';
import type { TestPlayer } from '@pavilion/test-kit';
import { useUserStore } from '../../apps/web/src/core/stores/user.store.ts';
import {
  descriptionOf,
  main,
  page,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();

describe('the cashier', () => {
  /** A deposit of the player's that was paid; gives its id. */
  async function paid(player: TestPlayer, amount: string): Promise<string> {
    const { context } = server();
    const wish = { ...player.me, method_code: 'gcash', amount };
    const { deposit_id: id } = (await server().call(depositCreate, wish)).deposit;
    const now = context.clock.now();
    await sql`select credit_deposit(d, ${context.ids.next()}::uuid, ${now}::timestamptz,
      ${now}::timestamptz)
      from deposits d where id = ${id}::uuid`.execute(context.database.db);
    return id;
  }

  it('says before one pays what has to be played first', async () => {
    await signInNewPlayer();
    await visit('/deposit');
    await main().findByText(/it has to be played: bets of 100% of it in all/);
    await visitor.type(await main().findByLabelText(/^Amount in/), '500');
    await main().findByText(/it has to be played: bets of ₱500.00 in all/);
  });

  it('says so on the receipt, and leads on to play', async () => {
    const player = await signInNewPlayer();
    const id = await paid(player, '400.00');
    await visit(`/deposit?deposit_id=${id}`);
    const row = await main().findByText('To be played before it can be withdrawn');
    expect(row.parentElement?.textContent).toContain('₱400.00');
    expect(main().queryByRole('link', { name: 'Back to the game' })).toBeNull();
    await main().findByRole('link', { name: /Go to the games|Bet on sports/ });
    await visit('/inbox');
    sessionStorage.setItem('last-game', '/playnow?provider=AURUM&game=vault');
    await visit(`/deposit?deposit_id=${id}`);
    const back = await main().findByRole('link', { name: 'Back to the game' });
    expect(back.getAttribute('href')).toContain('/playnow?provider=AURUM&game=vault');
    sessionStorage.removeItem('last-game');
  });

  it('offers to remember only what can be known again', async () => {
    await signInNewPlayer();
    await visit('/deposit');
    const remember = () => main().queryByRole('checkbox', { name: /Remember it/ });
    await visitor.click(await main().findByRole('radio', { name: 'QR Ph' }));
    expect(remember()).toBeNull();
    await visitor.click(await main().findByRole('radio', { name: 'GCash' }));
    const box = remember();
    expect(box && main().getByText(/last four digits/)).toBeTruthy();
  });

  it('fills in the holder, and goes back to the withdrawal with the account that was added', async () => {
    const player = await signInNewPlayer();
    useUserStore.setState({ fullname: 'Ana Cruz' });
    await visit('/add-bank');
    const holder = await main().findByLabelText('Account holder');
    expect((holder as HTMLInputElement).value).toBe('Ana Cruz');
    expect(descriptionOf(holder)).toMatch(/name we know/);
    await visitor.click(await main().findByRole('radio', { name: 'Maya' }));
    await visitor.type(await main().findByLabelText('Phone number of the wallet'), '09181234567');
    await visitor.click(await main().findByRole('button', { name: 'Add an account' }));
    const code = await main().findByLabelText('6-digit code');
    const sent = await until(() => server().outboxCode(player.accountId));
    await visitor.type(code, sent);
    await visitor.click(await main().findByRole('button', { name: 'Confirm and add' }));
    await until(() => expect(location.pathname).toMatch(/\/withdrawal$/));
    await page().findByText('Account added');
  });

  it('has the form of limits before the text about them', async () => {
    await signInNewPlayer();
    await visit('/responsible-gaming');
    const form = await main().findByRole('heading', { name: 'Set a limit' });
    const [first] = main().getAllByRole('heading', { level: 3 });
    expect(first).toBe(form);
    const text = await main().findByText(/There is no text here yet/);
    expect(form.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
