import { bonusForfeitPreview } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { offerBonus, startBonus } from '../modules/rewards/bonuses/index.ts';
import { findItem } from '../modules/rewards/campaigns/index.ts';
import { publishItems } from './campaigns.ts';

const published = new WeakSet<TestServer>();
const code = 'bonus-of-a-test';
/** Each gives a bonus, once to a player. */
export const bonusCodes = ['BONUS-ONE-2026', 'BONUS-TWO-2026'] as const;

const bonus = (more: object) => ({
  kind: 'bonus',
  grant: { amount: '10.00' },
  wagering: { multiplier_percent: 1000, base: 'bonus' },
  expires_hours: 24,
  ...more,
});

/** Publishes the bonuses of these tests, once a server. */
export async function publishBonuses(server: TestServer): Promise<void> {
  if (published.has(server)) return;
  published.add(server);
  await publishItems(server, 'bonuses-of-tests', [
    bonus({ code, trigger: { on: 'claim', opt_in: true } }),
    bonus({ code: 'to-opt-in', trigger: { on: 'claim', opt_in: true } }),
    ...bonusCodes.map((text, at) =>
      bonus({ code: `by-code-${at}`, trigger: { on: 'code', code: text } }),
    ),
  ]);
}

/** Offers a player of the first site a bonus, which waits to be taken; gives its id. */
export async function offerTo(server: TestServer, player: TestPlayer): Promise<string> {
  await publishBonuses(server);
  const { context } = server;
  const site = context.sites.byExternalId('alpha');
  const item = site && (await findItem(context, site.id, code, 'bonus'));
  if (!site || !item) throw new Error('the bonus of the tests is gone');
  const source = { type: 'operator', id: context.ids.next() };
  const id = await inTransaction(context.database, (executor) =>
    offerBonus(context, executor, site, item, {
      ...{ playerId: player.id, grantedMinor: 1_000n, source },
    }),
  );
  if (id === null) throw new Error('the bonus was not offered');
  return id;
}

/** A bonus that the player plays, and the quote by which they may give it up. */
export async function quotedBonus(
  server: TestServer,
  player: TestPlayer,
): Promise<{ bonus_id: string; quote_id: string }> {
  const bonus_id = await offerTo(server, player);
  const { context, sites } = server;
  const owner = { siteId: sites.alpha, playerId: player.id };
  await inTransaction(context.database, (executor) =>
    startBonus(executor, owner, bonus_id, context.clock.now()),
  );
  const { value } = await server.call(bonusForfeitPreview, { ...player.me, bonus_id });
  return { bonus_id, quote_id: value.quote_id };
}
