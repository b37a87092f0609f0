import { expect, it } from 'vitest';
import { bonusList, getBalance, promotionDetail, promotionOptIn } from '@pavilion/contracts';
import { describeServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';

const wagering = { multiplier_percent: 500, base: 'bonus' };
const greeting = {
  ...{ kind: 'bonus', code: 'greeting', grant: { amount: '20.00' }, wagering },
  ...{ trigger: { on: 'signup' }, expires_hours: 24 },
};
const rising = (code: string, level: number, more: object = {}) => ({
  ...{ kind: 'tokens', code, amount: '5' },
  trigger: { on: 'level', level, ...more },
});

describeServer('rewards of a moment', (start) => {
  it('come with the sign-up to whoever signed up while they stood, once', async () => {
    const server = await start();
    const before = await server.signUpPlayer();
    const { db } = server.context.database;
    await db
      .updateTable('players')
      .set({ created_at: new Date(server.context.clock.now().getTime() - 90 * 86_400_000) })
      .where('id', '=', before.id)
      .execute();
    await publishItems(server, 'welcome', [greeting]);
    const player = await server.signUpPlayer();
    for (let run = 0; run < 2; run += 1)
      await Promise.all([
        server.runJob('give-moment-rewards'),
        server.runJob('give-moment-rewards'),
      ]);
    expect((await server.call(bonusList, player.me)).value).toMatchObject([
      { template_code: 'greeting', state: 'active', granted: '20.00' },
    ]);
    expect((await server.call(bonusList, before.me)).value).toEqual([]);
    const { value } = await server.call(promotionDetail, {
      ...before.me,
      promotion_code: 'greeting',
    });
    expect(value.mine).toMatchObject({ state: 'not_eligible', reason: 'signup' });
    expect(await auditBooks(db)).toEqual([]);
  });

  it('come with each level reached, and to whoever agrees when they have it', async () => {
    const server = await start();
    await publishItems(server, 'levels', [
      rising('silver', 1),
      rising('gold', 2),
      rising('gold-on-wish', 2, { opt_in: true }),
      rising('platinum', 3),
    ]);
    const player = await server.signUpPlayer();
    const { db } = server.context.database;
    await db
      .insertInto('player_stats')
      .values({
        ...{ player_id: player.id, site_id: player.siteId, last_active_at: null },
        ...{ total_deposit_minor: 0n, total_turnover_minor: 0n, told_level: 2 },
      })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ told_level: 2 }))
      .execute();
    for (let run = 0; run < 2; run += 1) await server.runJob('give-moment-rewards');
    const tokens = async () => (await server.call(getBalance, player.me)).game_token;
    expect(await tokens()).toBe('10');
    const asked = { ...player.me, promotion_code: 'gold-on-wish' };
    const { terms } = (await server.call(promotionDetail, asked)).value;
    await server.call(promotionOptIn, { ...asked, terms_version: terms.version });
    // Agreed to while the level is not yet theirs by the books: it comes with the level.
    expect(await tokens()).toBe('10');
    expect(await auditBooks(db)).toEqual([]);
  });
});
