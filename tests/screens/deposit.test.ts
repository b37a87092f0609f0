import { describe, expect, it } from 'vitest';
import {
  descriptionOf,
  main,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

visitSite();

describe('the deposit', () => {
  it.each([
    ['0.01', /Must be at least/],
    ['99999999', /Must be at most/],
    ['', /required/],
  ])('refuses %s at its field', async (amount, reason) => {
    await signInNewPlayer();
    await visit('/deposit');
    const field = await main().findByLabelText(/^Amount in/);
    if (amount !== '') await visitor.type(field, amount);
    await visitor.click(await main().findByRole('button', { name: 'Continue to payment' }));
    await until(() => expect(document.activeElement).toBe(field));
    expect(descriptionOf(field)).toMatch(reason);
  });
});
