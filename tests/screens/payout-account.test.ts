import { describe, expect, it } from 'vitest';
import { main, signInNewPlayer, visit, visitor, visitSite } from './support/site.ts';

visitSite();

describe('an account to be paid to', () => {
  it('takes no digits in the name of its holder and nothing but digits in its number', async () => {
    await signInNewPlayer();
    await visit('/add-bank');
    const holder = await main().findByLabelText<HTMLInputElement>(/holder/i);
    await visitor.type(holder, 'J0s3 Cru2z');
    expect(holder.value).toBe('Js Cruz');
    await visitor.click(await main().findByRole('radio', { name: 'InstaPay' }));
    const number = await main().findByLabelText<HTMLInputElement>(/account number/i);
    await visitor.type(number, '12ab-34');
    expect(number.value).toBe('1234');
    await visitor.clear(number);
    await visitor.click(number);
    await visitor.paste('0012 3456-78');
    expect(number.value).toBe('0012345678');
  });
});
