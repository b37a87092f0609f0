import { describe, expect, it } from 'vitest';
import {
  closeFailure,
  main,
  refuseCalls,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

visitSite();

/**
 * Screens of a player that show what the server knows, and words of theirs when it knows nothing
 * yet.
 */
const screens = [
  ['/account', /Open bets/],
  ['/profile', /Close your account/],
  ['/edit-profile', /Full name/],
  ['/security', /This device/],
  ['/withdrawal', /Add an account/],
  ['/add-bank', /Account holder/],
  ['/bank-details', /You have no account to be paid to yet/],
  ['/deposit', /Amount in PHP/],
  ['/bet-history', /You have no open bets/],
  ['/transaction-history', /No transactions yet/],
  ['/statement', /Nothing moved/],
  ['/responsible-gaming', /Deposit/],
  ['/vip', /no VIP levels/],
  ['/inbox', /Welcome to Alpha/],
  ['/sports', /No matches here/],
  // Of games of ours and others', neither of which another suite offers here.
  ['/sabong', /No games in Sabong yet/],
  ['/mission', /No missions right now/],
  ['/leaderboard', /No race is running/],
  ['/promotions', /There are no promotions/],
] as const;

describe.each(screens)('%s', (path, words) => {
  const text = () => document.querySelector('#main')?.textContent ?? '';
  const retries = () => main().queryAllByRole('button', { name: 'Try again' });

  it('says what failed, tries again when asked to, and shows a new player what there is', async () => {
    await signInNewPlayer();
    const answerAgain = refuseCalls();
    await visit(path);
    await until(() => expect(retries().length).toBeGreaterThan(0));
    await closeFailure();
    answerAgain();
    // What comes once one part is there may have failed before.
    await until(async () => {
      for (const button of retries()) await visitor.click(button);
      expect(text()).toMatch(words);
      expect(retries()).toEqual([]);
    });
  });
});

it('a site without matches offers no way to all of them where a filter shows none', async () => {
  await visit('/sports?state=live');
  await until(() => main().getByText(/No matches here/));
  await until(() => expect(main().queryByRole('button', { name: 'Show all matches' })).toBeNull());
  expect(main().queryByText(/another league/)).toBeNull();
});
