import { expect, test } from '@playwright/test';
import { expectSignedIn, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('a range that ends before it starts is told at its field before anything is asked; so is what the server refuses', async ({
  page,
}) => {
  const origin = siteOrigin('casino1');
  await visit(page, `${origin}/login`);
  await signIn(page.getByRole('main'));
  await expectSignedIn(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/history/bet_list')) asked += 1;
  });
  const main = page.getByRole('main');
  const [from, to] = [
    main.getByLabel('From', { exact: true }),
    main.getByLabel('To', { exact: true }),
  ];

  await visit(page, `${origin}/bet-history?from=2001-11-22&to=2001-11-21`);
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toHaveAccessibleDescription('The end must not be before the start');
  await expect(main.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  expect(asked).toBe(0);

  await to.fill('2001-11-22');
  await expect(main.getByText('No bets here')).toBeVisible();
  await expect(to).toHaveAccessibleDescription('');
  expect(asked).toBe(1);

  // Years before 1000 are the server's to refuse.
  await from.fill('0999-12-31');
  await expect(from).toHaveAccessibleDescription('Invalid date');
  await expect(to).toHaveAccessibleDescription('');
});
