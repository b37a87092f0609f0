import { beforeAll, expect, it } from 'vitest';
import { promotionDetail, promotionOptIn } from '@pavilion/contracts';
import { messageTags } from '@pavilion/i18n';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { publishItems } from '../../../testing/campaigns.ts';
import { bonusEnds } from '../bonuses/notices.ts';
import { voucherEnds } from './notices.ts';

const hourMs = 60 * 60_000;
const trigger = { on: 'claim', opt_in: true };
it.each(messageTags)('what ends says in %s by when, and what is left', (tag) => {
  const titles = { EN: 'Plenty' };
  const endsAt = '2026-11-21T18:00:00.000Z';
  const play = bonusEnds.textOf({ titles, endsAt, leftMinor: '12300', currency: 'PHP' }, tag);
  const take = bonusEnds.textOf({ titles, endsAt, leftMinor: null, currency: 'PHP' }, tag);
  const voucher = voucherEnds.textOf({ titles, endsAt }, tag);
  for (const { title, body } of [play, take, voucher]) {
    expect(title).toContain('Plenty');
    expect(body).toContain('2026-11-21 18:00 UTC');
  }
  expect(play.body).toMatch(/123/);
});

describeServer('what ends soon', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await publishItems(server, 'ending', [
      {
        ...{ kind: 'bonus', code: 'short', trigger, expires_hours: 24 },
        grant: { amount: '100.00' },
        wagering: { multiplier_percent: 200, base: 'bonus' },
      },
      { ...{ kind: 'free_bet', code: 'bet', trigger, amount: '5.00', expires_hours: 48 } },
    ]);
  });

  const take = async (player: TestPlayer, promotion_code: string) => {
    const asked = { ...player.me, promotion_code };
    const { value } = await server.call(promotionDetail, asked);
    await server.call(promotionOptIn, { ...asked, terms_version: value.terms.version });
  };
  const told = async ({ id }: TestPlayer) => {
    for (const job of ['warn-of-ending-bonuses', 'warn-of-ending-vouchers'])
      await server.runJob(job);
    const rows = await server.context.database.db
      .selectFrom('inbox_items')
      .select('notice')
      .where('player_id', '=', id)
      .where('notice', 'in', ['bonus.ends', 'voucher.ends'])
      .orderBy('notice')
      .execute();
    return rows.map(({ notice }) => notice);
  };

  it('is told once, in the last quarter of its life and a day at most before its end', async () => {
    const player = await server.signUpPlayer();
    await take(player, 'short');
    await take(player, 'bet');
    expect(await told(player)).toEqual([]);
    server.advance(17 * hourMs);
    expect(await told(player)).toEqual([]);
    server.advance(2 * hourMs);
    expect(await told(player)).toEqual(['bonus.ends']);
    server.advance(18 * hourMs);
    expect(await told(player)).toEqual(['bonus.ends', 'voucher.ends']);
    expect(await told(player)).toEqual(['bonus.ends', 'voucher.ends']);
  });

  it('is not told to who is in a pause', async () => {
    const player = await server.signUpPlayer();
    await take(player, 'short');
    server.advance(20 * hourMs);
    const until = new Date(server.context.clock.now().getTime() + 2 * hourMs);
    await server.context.database.db
      .updateTable('players')
      .set({ time_out_until: until })
      .where('id', '=', player.id)
      .execute();
    expect(await told(player)).toEqual([]);
    server.advance(3 * hourMs);
    expect(await told(player)).toEqual(['bonus.ends']);
  });
});
