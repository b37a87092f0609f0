import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bonusClaim,
  bonusForfeit,
  bonusForfeitPreview,
  bonusList,
  getBalance,
  promotionDetail,
  promotionOptIn,
  withdrawalCreate,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerTo } from '../../../testing/bonuses.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { createPayoutWorld } from '../../../testing/payout-world.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code} ${error.statusDetail ?? ''}`.trim(),
  );
const hourMs = 60 * 60_000;
const tabs = [1, 2, 3, 4];
const bonus = (code: string, more: object = {}) => ({
  ...{ kind: 'bonus', code, trigger: { on: 'claim', opt_in: true }, expires_hours: 48 },
  grant: { amount: '100.00' },
  wagering: { multiplier_percent: 200, base: 'bonus' },
  ...more,
});

describeServerOnBothEngines(
  'bonuses that are asked for too often, too late, or taken along',
  (start) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start();
      const now = server.context.clock.now().getTime();
      await publishItems(server, 'misuse', [
        bonus('plain'),
        bonus('kept', { on_withdrawal: 'keep' }),
        bonus('ends', { ends_at: new Date(now + hourMs).toISOString() }),
      ]);
    });

    const order = async (player: TestPlayer, promotion_code: string) => {
      const asked = { ...player.me, promotion_code };
      const { value } = await server.call(promotionDetail, asked);
      return { ...asked, terms_version: value.terms.version };
    };
    const mine = async ({ me }: TestPlayer) => (await server.call(bonusList, { ...me })).value;
    const pocket = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).bonus_balance;
    const proven = async () =>
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

    it('are given once to whoever agrees in several tabs at once', async () => {
      const player = await server.signUpPlayer();
      const asked = await order(player, 'plain');
      const said = await Promise.all(tabs.map(() => failure(server.call(promotionOptIn, asked))));
      expect(new Set(said)).toEqual(new Set(['OK']));
      expect(await mine(player)).toHaveLength(1);
      expect(await pocket(player)).toBe('100.00');
      await proven();
    });

    it('are taken once where an offered one is claimed in several tabs at once', async () => {
      const player = await server.signUpPlayer();
      const bonus_id = await offerTo(server, player);
      const claims = tabs.map(() => failure(server.call(bonusClaim, { ...player.me, bonus_id })));
      expect((await Promise.all(claims)).toSorted()).toEqual([
        ...['409 alreadyClaimed', '409 alreadyClaimed', '409 alreadyClaimed', 'OK'],
      ]);
      expect(await pocket(player)).toBe('10.00');
      await proven();
    });

    it('are given up once, whichever tab is first', async () => {
      const player = await server.signUpPlayer();
      await server.call(promotionOptIn, await order(player, 'plain'));
      const bonus_id = (await mine(player))[0]?.bonus_id ?? '';
      const { value } = await server.call(bonusForfeitPreview, { ...player.me, bonus_id });
      const asked = { ...player.me, bonus_id, quote_id: value.quote_id };
      const said = await Promise.all(tabs.map(() => failure(server.call(bonusForfeit, asked))));
      expect(said.filter((one) => one === 'OK')).toHaveLength(1);
      expect(said.filter((one) => one === '409 bonusOver')).toHaveLength(tabs.length - 1);
      expect(await pocket(player)).toBe('0.00');
      await proven();
    });

    it('are lost by a withdrawal only where the player said so, and kept where the terms say so', async () => {
      const world = await createPayoutWorld(server);
      const [loser, keeper] = [await server.signUpPlayer(), await server.signUpPlayer()];
      for (const [player, code] of [
        [loser, 'plain'],
        [keeper, 'kept'],
      ] as const) {
        await server.fund(player, 100_000n);
        await server.call(promotionOptIn, await order(player, code));
      }
      const bonus_id = (await mine(loser))[0]?.bonus_id ?? '';
      const destination_id = await world.wallet(loser);
      const ask = async (more: object) => {
        const step_up = await world.stepUp(loser);
        const input = { ...loser.me, destination_id, amount: '300.00', step_up, ...more };
        return failure(server.call(withdrawalCreate, input));
      };
      expect(await ask({})).toBe(`409 bonusForfeits ${bonus_id}`);
      expect(await ask({ forfeit_bonus: false })).toBe(`409 bonusForfeits ${bonus_id}`);
      expect(await pocket(loser)).toBe('100.00');
      expect(await ask({ forfeit_bonus: true })).toBe('OK');
      expect([(await mine(loser))[0]?.state, await pocket(loser)]).toEqual(['forfeited', '0.00']);
      const kept = await world.withdraw(keeper, await world.wallet(keeper), '300.00');
      expect(kept.amount).toBe('300.00');
      expect([(await mine(keeper))[0]?.state, await pocket(keeper)]).toEqual(['active', '100.00']);
      await proven();
    });

    it('are given to nobody after their end, and none that was offered is taken after its time', async () => {
      const player = await server.signUpPlayer();
      const asked = await order(player, 'ends');
      const bonus_id = await offerTo(server, player);
      const { db } = server.context.database;
      server.advance(hourMs);
      await db
        .updateTable('sessions')
        .set({ last_seen_at: server.context.clock.now() })
        .where('player_id', '=', player.id)
        .execute();
      expect(await failure(server.call(promotionOptIn, asked))).toBe('409 promotionOver');
      await db
        .updateTable('bonuses')
        .set({ claim_until: server.context.clock.now() })
        .where('id', '=', bonus_id)
        .execute();
      expect(await failure(server.call(bonusClaim, { ...player.me, bonus_id }))).toBe(
        '409 bonusOver',
      );
      expect(await pocket(player)).toBe('0.00');
      await proven();
    });
  },
);
