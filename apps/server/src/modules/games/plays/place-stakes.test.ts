import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bet,
  demoBet,
  gameInfo,
  getBalance,
  launch,
  roundJoin,
  roundState,
} from '@pavilion/contracts';
import { authenticate } from '@pavilion/contracts/provider';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import {
  connectTestStudio,
  launchToken,
  openTable,
  studioOf,
} from '../../../testing/connected-studio.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { openSiteOf, verifyBirthDate } from '../../../testing/site-of-place.ts';

const slot = { provider_code: 'PAVILION', game_code: 'lines-5x3' };
const otherSlot = { provider_code: 'PAVILION', game_code: 'ways-243' };
const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const crash = { provider_code: 'PAVILION', game_code: 'crash' };
/** Longer than any round has to last. */
const apartMs = 6_000;

const answerOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    ({ code, statusDetail }: CallFailure) => [code, statusDetail].filter(Boolean).join(' '),
  );

describeServerOnBothEngines('stakes by the rules of a place', (start) => {
  let server: TestServer;
  let host: string;
  let player: TestPlayer;
  let studio: ReturnType<typeof studioOf>;
  beforeAll(async () => {
    server = await start();
    studio = studioOf(server, await connectTestStudio(server));
    await offerHouseGames(server);
    const british = { jurisdiction: 'GB', currency: 'GBP', country: 'GB' };
    ({ host } = await openSiteOf(server, { externalId: 'british', ...british }));
  });
  beforeEach(async () => {
    player = await server.signUpPlayer(host);
    await server.fund(player, 100_000n);
  });

  const spin = (stake: string, game = slot, of = player) => {
    server.advance(apartMs);
    return answerOf(server.call(bet, { ...of.me, ...game, stake, params: {} }));
  };
  const balance = async (of = player) => (await server.call(getBalance, of.me)).game_balance;
  const mostOf = async (who: object, game = slot) =>
    (await server.call(gameInfo, { domain_name: host, ...game, ...who })).value.stake?.max;
  const open = (game: typeof slot, of = player) => {
    const { account_id, auth, domain_name } = of.me;
    return server.call(launch, { account_id, auth, domain_name, ...game, mode: 'real' });
  };

  describe('slotStakeMax', () => {
    it('is 2.00 in Great Britain for who is under 25, and for whom nobody knows it', async () => {
      expect(await spin('2.01')).toBe('stakeTooHigh 2.00');
      expect(await spin('100.00')).toBe('stakeTooHigh 2.00');
      expect(await balance()).toBe('1000.00');
      expect(await spin('2.00')).toBe('OK');
      await verifyBirthDate(server, player, '2001-11-22');
      expect(await spin('2.01')).toBe('stakeTooHigh 2.00');
      expect(await mostOf(player.me)).toBe('2.00');
      expect((await open(slot)).stake?.max).toBe('2.00');
    });

    it('is 5.00 from the day of the 25th birthday on', async () => {
      await verifyBirthDate(server, player, '2001-11-21');
      expect(await spin('5.01')).toBe('stakeTooHigh 5.00');
      expect(await spin('5.00')).toBe('OK');
      expect(await mostOf(player.me)).toBe('5.00');
      expect(await mostOf({})).toBe('5.00');
      expect((await open(slot)).stake?.max).toBe('5.00');
    });

    it('bounds slots alone, with play money too', async () => {
      await open(dice);
      const params = { target: '50.50', direction: 'over' };
      server.advance(apartMs);
      const roll = { ...player.me, ...dice, stake: '50.00', params };
      expect(await answerOf(server.call(bet, roll))).toBe('OK');
      expect(Number(await mostOf(player.me, dice))).toBeGreaterThan(5);
      const { account_id, auth, domain_name } = player.me;
      const asked = { domain_name, ...slot, mode: 'demo' } as const;
      const { demo_id = '' } = await server.call(launch, { ...asked, account_id, auth });
      const play = (stake: string) =>
        answerOf(server.call(demoBet, { domain_name, ...slot, demo_id, stake, params: {} }));
      expect(await play('5.01')).toBe('stakeTooHigh 5.00');
      expect(await play('5.00')).toBe('OK');
    });

    it('is of a whole round, whatever it is paid for, and of studios as well', async () => {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB']);
      try {
        const guest = await server.signUpPlayer();
        await server.fund(guest, 100_000n);
        const table = await openTable(server, studio, guest);
        // Two pounds of a site in pesos.
        expect(table.opened).toMatchObject({ limits: { stakeMax: '100.00' } });
        const debit = (txId: string, amount: string) => ({ kind: 'debit' as const, txId, amount });
        expect((await table.move('r1', [debit('1', '100.01')])).code).toBe('STAKE_OUT_OF_RANGE');
        expect((await table.move('r2', [debit('2', '60.00')])).code).toBe('OK');
        expect((await table.move('r2', [debit('3', '40.01')])).code).toBe('STAKE_OUT_OF_RANGE');
        expect((await table.move('r2', [debit('4', '40.00')])).code).toBe('OK');
        expect(await balance(guest)).toBe('900.00');
        const exact = ['--slot-stake-max', '400', '--slot-stake-max-young', '150'];
        await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB', ...exact]);
        expect((await table.move('r3', [debit('5', '150.00')])).code).toBe('OK');
        expect((await table.move('r4', [debit('6', '150.01')])).code).toBe('STAKE_OUT_OF_RANGE');
      } finally {
        await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
      }
    });

    it('bounds what a bought feature costs', async () => {
      const buyer = await server.signUpPlayer();
      await server.fund(buyer, 10_000_000n);
      const buy = { ...buyer.me, ...slot, stake: '10.00', params: { buy: true } };
      const cap = (most: bigint | null) =>
        server.context.database.db
          .updateTable('sites')
          .set({ slot_stake_adult_minor: most, slot_stake_young_minor: most })
          .where('id', '=', server.sites.alpha)
          .execute();
      await cap(5_000n);
      expect(await answerOf(server.call(bet, buy))).toBe('stakeTooHigh');
      expect(await balance(buyer)).toBe('100000.00');
      await cap(null);
      expect(await answerOf(server.call(bet, buy))).toBe('OK');
    });
  });

  describe('isParallelPlayAllowed', () => {
    it('lets one game take stakes: the one opened last', async () => {
      await open(slot);
      expect(await spin('1.00')).toBe('OK');
      expect(await spin('1.00', otherSlot)).toBe('otherGameOpen');
      await open(otherSlot);
      expect(await spin('1.00', otherSlot)).toBe('OK');
      expect(await spin('1.00')).toBe('otherGameOpen');
      const { round_id } = (await server.call(roundState, { domain_name: host, ...crash })).value;
      const join = { ...player.me, ...crash, round_id, stake: '1.00', params: {} };
      expect(await answerOf(server.call(roundJoin, join))).toBe('otherGameOpen');
    });

    it('lets go of a game that was not played for ten minutes', async () => {
      expect(await spin('1.00')).toBe('OK');
      server.advance(9 * 60_000);
      expect(await spin('1.00', otherSlot)).toBe('otherGameOpen');
      server.advance(60_000);
      expect(await spin('1.00', otherSlot)).toBe('OK');
    });

    it('lets no two first stakes in at the same moment', async () => {
      server.advance(apartMs);
      const stake = { ...player.me, stake: '1.00' };
      const params = { target: '50.50', direction: 'over' };
      const answers = await Promise.all([
        answerOf(server.call(bet, { ...stake, ...slot, params: {} })),
        answerOf(server.call(bet, { ...stake, ...dice, params })),
      ]);
      expect(answers.toSorted()).toEqual(['OK', 'otherGameOpen']);
    });

    it('ends the session of a studio when another game is opened', async () => {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB']);
      try {
        const guest = await server.signUpPlayer();
        await server.fund(guest, 100_000n);
        const first = await openTable(server, studio, guest);
        const debit = (txId: string) => [{ kind: 'debit' as const, txId, amount: '10.00' }];
        expect((await first.move('p1', debit('p1'))).code).toBe('OK');
        // Ours is opened: the studio's takes no stake, and still pays what it owes.
        await open(slot, guest);
        expect((await first.move('p2', debit('p2'))).code).toBe('SESSION_INVALID');
        const win = { kind: 'credit' as const, txId: 'p3', amount: '30.00', finished: true };
        expect((await first.move('p1', [win])).code).toBe('OK');
        expect(await spin('20.00', slot, guest)).toBe('OK');
        // A launch from before is opened now: the seat is the studio's again.
        const token = await launchToken(server, guest);
        await studio(authenticate, { launchToken: token });
        expect(await spin('20.00', slot, guest)).toBe('otherGameOpen');
      } finally {
        await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
      }
    });

    it('bounds nobody elsewhere', async () => {
      const free = await server.signUpPlayer();
      await server.fund(free, 100_000n);
      expect(await spin('10.00', slot, free)).toBe('OK');
      expect(await spin('10.00', otherSlot, free)).toBe('OK');
    });
  });

  it('leaves the books sound', async () => {
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
