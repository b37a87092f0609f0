import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bet,
  betList,
  login,
  logout,
  myRounds,
  realityStatus,
  roundGet,
  startup,
  statement,
  transactionList,
} from '@pavilion/contracts';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { jobCatalogue } from '../../../module-catalogue.ts';
import { openSiteOf } from '../../../testing/site-of-place.ts';

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describeServer('what players see by the rules of a place', (start) => {
  let server: TestServer;
  let host: string;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    const british = { jurisdiction: 'GB', currency: 'GBP', country: 'GB' };
    ({ host } = await openSiteOf(server, { externalId: 'british', ...british }));
  });
  beforeEach(async () => {
    player = await server.signUpPlayer(host);
    await server.fund(player, 100_000n);
  });

  const roll = async () => {
    server.advance(6_000);
    const params = { target: '50.50', direction: 'over' };
    return (await server.call(bet, { ...player.me, ...dice, stake: '10.00', params })).value;
  };
  const signIn = async () => {
    const { accountId: account_id, password, host: domain_name } = player;
    const { token } = await server.call(login, { account_id, password, domain_name });
    player = { ...player, token, me: { ...player.me, auth: token } };
  };
  const rulesOf = async (domain_name?: string) =>
    (await server.call(startup, domain_name === undefined ? {} : { domain_name })).site?.rules;

  it('isSmallReturnNeutral, isNetResultShown, historyMonths: pages are told', async () => {
    expect(await rulesOf(host)).toEqual({
      is_parallel_play_allowed: false,
      are_slot_stakes_bounded: true,
      is_small_return_neutral: true,
      is_net_result_shown: true,
      history_months: 12,
    });
    expect(await rulesOf()).toEqual({
      is_parallel_play_allowed: true,
      are_slot_stakes_bounded: false,
      is_small_return_neutral: false,
      is_net_result_shown: false,
      history_months: 12,
    });
  });

  it('isNetResultShown: what is shown is what was won less what was staked since the player signed in', async () => {
    const first = await roll();
    await server.call(logout, player.me);
    server.advance(20 * minuteMs);
    await signIn();
    const rounds = [await roll(), await roll()];
    const net = rounds.reduce((sum, { payout, stake }) => sum + Number(payout) - Number(stake), 0);
    const shown = await server.call(realityStatus, player.me);
    expect(first.stake).toBe('10.00');
    expect(shown).toMatchObject({ staked: '20.00', net: net.toFixed(2) });
    expect(server.context.clock.now().getTime() - Date.parse(shown.started_at ?? '')).toBe(12_000);
  });

  it('slotRoundMinMs: slots of one player begin two and a half seconds apart', async () => {
    const slot = { provider_code: 'PAVILION', game_code: 'lines-5x3', stake: '1.00', params: {} };
    const spin = () =>
      server.call(bet, { ...player.me, ...slot }).then(
        () => 'OK',
        ({ code }: { code: string }) => code,
      );
    expect(await spin()).toBe('OK');
    server.advance(2_499);
    expect(await spin()).toBe('roundTooSoon');
    server.advance(1);
    expect(await spin()).toBe('OK');
  });

  it('historyMonths: every list reaches so far back, after all that tidies up has run', async () => {
    const { round_id } = await roll();
    const from = server.context.clock.now();
    const { historyMonths } = jurisdictionFlags.GB;
    server.advance(historyMonths * 31 * dayMs);
    for (const { name } of jobCatalogue) if (name.startsWith('prune')) await server.runJob(name);
    await signIn();
    const span = {
      from: new Date(from.getTime() - dayMs).toISOString(),
      to: new Date(from.getTime() + dayMs).toISOString(),
    };
    const bets = await server.call(betList, { ...player.me, ...span, status: 'settled' });
    expect(bets.value).toMatchObject([{ round_id }]);
    // The books keep the time of their database, which no test moves.
    const ever = { from: '2020-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z' };
    const moves = await server.call(transactionList, { ...player.me, ...ever, kinds: ['bet'] });
    expect(moves.value).toMatchObject([{ reference: { type: 'round', id: round_id } }]);
    const days = await server.call(statement, { ...player.me, ...ever, by: 'day' });
    expect(days.value).toMatchObject([{ stakes: '-10.00' }]);
    expect((await server.call(myRounds, player.me)).value).toMatchObject([{ round_id }]);
    expect((await server.call(roundGet, { domain_name: host, round_id })).value).toMatchObject({
      stake: '10.00',
    });
  });
});
