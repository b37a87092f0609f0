import { beforeAll, expect, it } from 'vitest';
import { bonusList, bonusProgress, promotionDetail, promotionOptIn } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import {
  connectTestStudio,
  openTable,
  otherGame,
  studioGame,
  studioOf,
} from '../../../testing/connected-studio.ts';

const cashBefore = 3_000n;

/** Bonus money of 100.00 beside 30.00 in cash, played at a studio of another house by its calls. */
describeServerOnBothEngines('bonus money in rounds of a studio', (start) => {
  let server: TestServer;
  let send: ReturnType<typeof studioOf>;
  beforeAll(async () => {
    server = await start();
    send = studioOf(server, await connectTestStudio(server));
    const item = {
      ...{ kind: 'bonus', trigger: { on: 'claim', opt_in: true }, expires_hours: 48 },
      ...{ grant: { amount: '100.00' }, max_bet: '60.00' },
      wagering: {
        ...{ multiplier_percent: 200, base: 'bonus' },
        not_playable: [{ provider: otherGame.provider, game: otherGame.game }],
      },
    };
    await publishItems(server, 'studio', [{ ...item, code: 'at-the-studio' }]);
  });

  const table = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, cashBefore);
    const asked = { ...player.me, promotion_code: 'at-the-studio' };
    const { value } = await server.call(promotionDetail, asked);
    await server.call(promotionOptIn, { ...asked, terms_version: value.terms.version });
    return { player, ...(await openTable(server, send, player)) };
  };
  const pockets = async ({ id }: TestPlayer) => {
    const rows = await server.context.ledger.balances({ siteId: server.sites.alpha, playerId: id });
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.availableMinor ?? 0n;
    return [of('cash'), of('bonus')];
  };
  const debit = (txId: string, amount: string) => ({ kind: 'debit' as const, txId, amount });
  const proven = async () => expect(await auditBooks(server.context.database.db)).toEqual([]);

  it('pays after the cash, is paid by the sums of the round, and counts once when it closes', async () => {
    const { player, move, alias } = await table();
    const tx = (name: string) => `${alias}-${name}`;
    // 30.00 of cash, then 10.00 and 20.00 of the bonus.
    await move(tx('r'), [debit(tx('1'), '40.00')]);
    expect(await pockets(player)).toEqual([0n, 9_000n]);
    await move(tx('r'), [debit(tx('2'), '20.00')]);
    expect(await pockets(player)).toEqual([0n, 7_000n]);
    // The second is given back to where it came from.
    await move(tx('r'), [{ kind: 'rollback', txId: tx('3'), refTxId: tx('2') }]);
    expect(await pockets(player)).toEqual([0n, 9_000n]);
    await move(tx('r'), [debit(tx('4'), '20.00')]);
    // Of 60.00 that stand cash paid 30.00: floor(50.01 × 30 / 60) = 25.00.
    const credit = { kind: 'credit' as const, txId: tx('5'), refTxId: tx('1'), amount: '50.01' };
    await move(tx('r'), [{ ...credit, finished: true }]);
    expect(await pockets(player)).toEqual([2_500n, 9_501n]);
    const [bonus] = (await server.call(bonusList, player.me)).value;
    expect(bonus).toMatchObject({ state: 'active', counted: '60.00' });
    const asked = { ...player.me, bonus_id: bonus?.bonus_id ?? '' };
    const { value: rows } = await server.call(bonusProgress, asked);
    expect(rows).toMatchObject([
      { cash: '30.00', bonus: '30.00', counted: '60.00', reference: { provider_code: 'AURUM' } },
    ]);
    // A studio that sends it again is answered as before, and nothing moves.
    await move(tx('r'), [{ ...credit, finished: true }]);
    expect(await pockets(player)).toEqual([2_500n, 9_501n]);
    await proven();
  });

  it('is not taken where it may not be played, nor above its most', async () => {
    const { player, move, alias } = await table();
    const tx = (name: string) => `${alias}-${name}`;
    const said = async (answer: ReturnType<typeof move>) => (await answer).code;
    expect(await said(move(tx('a'), [debit(tx('1'), '60.01')]))).toBe('BET_NOT_ALLOWED');
    const barred = { provider: studioGame.provider, game: otherGame.game };
    expect(await said(move(tx('b'), [debit(tx('2'), '31.00')], barred))).toBe('BET_NOT_ALLOWED');
    expect(await pockets(player)).toEqual([cashBefore, 10_000n]);
    // Cash alone is bounded by no bonus.
    expect(await said(move(tx('d'), [debit(tx('4'), '30.00')], barred))).toBe('OK');
    expect(await pockets(player)).toEqual([0n, 10_000n]);
    await proven();
  });
});
