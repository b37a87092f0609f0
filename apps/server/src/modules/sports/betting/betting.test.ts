import { beforeAll, describe, expect, it } from 'vitest';
import {
  betDetail,
  betList,
  getInbox,
  betPlace,
  eventDetail,
  eventList,
  getBalance,
  slipQuote,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { enterResult, importFootballData, writeSportsLimits } from '../sportsbook/index.ts';

const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA,Avg>2.5,Avg<2.5,AHh,AvgAHH,AvgAHA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50,1.60,2.35,-1.25,1.95,1.93',
  'E0,28/11/2026,17:30,Arsenal,Chelsea,,,,2.05,3.50,3.70,1.85,1.98,-0.25,1.80,2.10',
].join('\n');

let server: TestServer;
describeServerOnBothEngines('betting calls', (start) => {
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 1_000n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 2_000_000n,
      maxEventLiabilityMinor: 3_000_000n,
    });
  });

  const newPlayer = async (cashMinor = 10_000_000n): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    if (cashMinor > 0n) await server.fund(player, cashMinor);
    return player;
  };
  const match = async (home: string) => {
    const found = (await server.call(eventList, {})).value.find(
      ({ home_team_name }) => home_team_name === home,
    );
    return (await server.call(eventDetail, { event_id: found?.event_id ?? '' })).event;
  };
  const selectionOf = async (home: string, kind: string, outcome: string): Promise<string> =>
    (await match(home)).markets
      .find((market) => market.kind === kind)
      ?.selections.find((selection) => selection.outcome === outcome)?.selection_id ?? '';

  describe('bet_place', () => {
    it('answers the bets with what is shown of them, and the balances', async () => {
      const player = await newPlayer();
      const answer = await server.call(betPlace, {
        ...player.me,
        odds_change: 'none',
        bets: [
          {
            selection_id: await selectionOf('Liverpool', 'asian-handicap', 'away'),
            odds: '1.93',
            stake: '100.00',
          },
          { selection_id: await selectionOf('Arsenal', '1x2', 'draw'), odds: '3.5', stake: '50' },
        ],
      });
      expect(answer).toMatchObject({ game_balance: '99850.00', game_token: '0' });
      expect(answer.bets[0]).toMatchObject({
        product: 'sports',
        status: 'accepted',
        bet_type: 'single',
        home_away: 'away',
        criteria1: 'asian-handicap +1.25',
        market_kind: 'asian-handicap',
        line: '-1.25',
        odds: '1.93',
        stake: '100.00',
        currency: 'PHP',
        potential_payout: '193.00',
        payout: null,
        result: null,
        home_team_name: 'Liverpool',
        away_team_name: 'Bournemouth',
        league_name: 'Premier League',
        revision: 0,
      });
      expect(answer.bets[1]).toMatchObject({
        criteria1: '1x2',
        line: null,
        potential_payout: '175.00',
      });
      expect((await server.call(getBalance, player.me)).game_balance).toBe('99850.00');
    });

    it.each([
      ['slipEmpty', []],
      ['selectionNotFound', [{ selection_id: 'x', odds: '2.00', stake: '10.00' }]],
      ['selectionNotFound', [{ selection_id: crypto.randomUUID(), odds: '2.00', stake: '10.00' }]],
    ])('refuses with %s', async (code, bets) => {
      const player = await newPlayer();
      await expect(
        server.call(betPlace, { ...player.me, odds_change: 'any', bets }),
      ).rejects.toMatchObject({ code });
    });

    it('names every refused line, and what would be accepted', async () => {
      const player = await newPlayer();
      const selection_id = await selectionOf('Arsenal', '1x2', 'home');
      const other = await selectionOf('Liverpool', '1x2', 'home');
      const place = (bets: { selection_id: string; odds: string; stake: string }[]) =>
        server.call(betPlace, { ...player.me, odds_change: 'none', bets });
      await expect(
        place([
          { selection_id, odds: '2.10', stake: '10.00' },
          { selection_id: other, odds: '1.40', stake: '1.00' },
        ]),
      ).rejects.toMatchObject({
        code: 'priceChanged',
        statusDetail: '2.05',
        errors: [
          { path: 'bets.0', code: 'priceChanged' },
          { path: 'bets.1', code: 'stakeTooLow' },
        ],
      });
      await expect(place([{ selection_id, odds: '2.05', stake: '9.99' }])).rejects.toMatchObject({
        code: 'stakeTooLow',
        statusDetail: '10.00',
      });
      await expect(place([{ selection_id, odds: '2.05', stake: '10.001' }])).rejects.toMatchObject({
        code: 'invalidInput',
        errors: [{ path: 'bets.0.stake', code: 'invalidAmount' }],
      });
      await expect(
        place([
          { selection_id, odds: '2.05', stake: '10.00' },
          { selection_id, odds: '2.05', stake: '10.00' },
        ]),
      ).rejects.toMatchObject({
        code: 'duplicateSelection',
      });
      const poor = await newPlayer(0n);
      await expect(
        server.call(betPlace, {
          ...poor.me,
          odds_change: 'any',
          bets: [{ selection_id, odds: '2.05', stake: '10.00' }],
        }),
      ).rejects.toMatchObject({
        code: 'insufficientFunds',
      });
    });

    it('is idempotent by request_id, word for word', async () => {
      const player = await newPlayer();
      const request = {
        ...player.me,
        request_id: crypto.randomUUID(),
        odds_change: 'any' as const,
        bets: [
          {
            selection_id: await selectionOf('Arsenal', 'total', 'over'),
            odds: '1.85',
            stake: '20.00',
          },
        ],
      };
      const first = await server.call(betPlace, request);
      expect(await server.call(betPlace, request)).toEqual(first);
      await expect(
        server.call(betPlace, { ...request, odds_change: 'none' }),
      ).rejects.toMatchObject({
        code: 'requestIdReused',
      });
      expect((await server.call(getBalance, player.me)).game_balance).toBe('99980.00');
    });

    it('tells the other tabs of the player', async () => {
      const player = await newPlayer();
      const { bets } = await server.call(betPlace, {
        ...player.me,
        odds_change: 'any',
        bets: [
          {
            selection_id: await selectionOf('Arsenal', 'total', 'under'),
            odds: '1.98',
            stake: '20.00',
          },
        ],
      });
      const told = () =>
        server.context.database.db
          .selectFrom('realtime_events')
          .select(['name', 'data'])
          .where('player_id', '=', player.id)
          .where('topic', 'in', ['balance', 'bets'])
          .orderBy('id')
          .execute();
      await expect.poll(told).toEqual([
        {
          name: 'balance.changed',
          data: expect.objectContaining({ game_balance: '99980.00', game_token: '0' }),
        },
        { name: 'bet.placed', data: { bet_ids: [bets[0]?.bet_id] } },
      ]);
    });
  });

  describe('slip_quote', () => {
    it('gives the stake that is really accepted: one unit more is refused', async () => {
      const player = await newPlayer();
      const ids = await Promise.all([
        selectionOf('Liverpool', '1x2', 'away'),
        selectionOf('Liverpool', 'total', 'over'),
        selectionOf('Liverpool', 'asian-handicap', 'home'),
        selectionOf('Liverpool', '1x2', 'home'),
      ]);
      for (const selection_id of ids) {
        const [quote] = (
          await server.call(slipQuote, { ...player.me, selections: [{ selection_id }] })
        ).value;
        expect(quote).toMatchObject({ refusal: null, min_stake: '10.00' });
        const place = (stake: string) =>
          server.call(betPlace, {
            ...player.me,
            odds_change: 'any',
            bets: [{ selection_id, odds: quote?.odds ?? '', stake }],
          });
        const more = (Number(quote?.max_stake) + 0.01).toFixed(2);
        await expect(place(more)).rejects.toMatchObject({
          code: expect.stringMatching(/stakeTooHigh|payoutTooHigh/),
          statusDetail: quote?.max_stake,
        });
        await expect(place(quote?.max_stake ?? '')).resolves.toMatchObject({
          bets: [{ stake: quote?.max_stake }],
        });
      }
    });

    it.each([
      ['with some money', 1234n, '12.34'],
      ['with too little for any bet', 100n, '0.00'],
    ])('tells who stakes too much %s the same most as bet_place', async (_why, cashMinor, most) => {
      const player = await newPlayer(cashMinor);
      const selection_id = await selectionOf('Arsenal', '1x2', 'home');
      const selections = [{ selection_id }];
      const [quote] = (await server.call(slipQuote, { ...player.me, selections })).value;
      expect(quote?.max_stake).toBe(most);
      const bets = [{ selection_id, odds: quote?.odds ?? '', stake: '50000.00' }];
      await expect(
        server.call(betPlace, { ...player.me, odds_change: 'any', bets }),
      ).rejects.toMatchObject({ code: 'stakeTooHigh', statusDetail: most });
    });

    it('says why no stake is accepted', async () => {
      const player = await newPlayer(500n);
      const selection_id = await selectionOf('Arsenal', '1x2', 'away');
      const unknown = crypto.randomUUID();
      const { value } = await server.call(slipQuote, {
        ...player.me,
        selections: [{ selection_id }, { selection_id: unknown }],
      });
      expect(value).toMatchObject([
        { selection_id, refusal: 'insufficientFunds', odds: '3.70', max_stake: '0.00' },
        { selection_id: unknown, refusal: 'selectionNotFound', odds: null },
      ]);
    });
  });

  describe('bet history', () => {
    it('pages, filters, and recalls a bet with its settlements and movements', async () => {
      const player = await newPlayer();
      const place = async (stake: string) =>
        (
          await server.call(betPlace, {
            ...player.me,
            odds_change: 'any',
            bets: [
              { selection_id: await selectionOf('Arsenal', '1x2', 'home'), odds: '2.05', stake },
            ],
          })
        ).bets[0];
      const bets = [await place('10.00'), await place('20.00'), await place('30.00')];
      const first = await server.call(betList, { ...player.me, limit: 2 });
      expect(first.value.map(({ stake }) => stake)).toEqual(['30.00', '20.00']);
      const second = await server.call(betList, {
        ...player.me,
        limit: 2,
        cursor: first.next_cursor ?? '',
      });
      expect(second).toMatchObject({ value: [{ stake: '10.00' }], next_cursor: null });
      expect(first.value[0]).toMatchObject({ match: { state: 'upcoming', minute: null } });
      expect((await server.call(betList, { ...player.me, status: 'settled' })).value).toEqual([]);
      expect((await server.call(betList, { ...player.me, product: 'games' })).value).toEqual([]);
      const event = await match('Arsenal');
      for (const [homeScore, awayScore] of [
        [2, 1],
        [1, 1],
      ] as const) {
        const result = {
          eventId: event.event_id,
          kind: 'score' as const,
          homeScore,
          awayScore,
          halfTimeHomeScore: 0,
          halfTimeAwayScore: 0,
          reason: 'test',
        };
        await enterResult(server.context.database.db, result, server.context.clock.now());
        await server.runJob('settle-bets');
      }
      const detail = await server.call(betDetail, { ...player.me, bet_id: bets[0]?.bet_id ?? '' });
      expect(detail.bet).toMatchObject({
        status: 'settled',
        result: 'lost',
        payout: '0.00',
        home_score: 1,
        away_score: 1,
        revision: 2,
      });
      expect(detail.bet).not.toHaveProperty('match');
      expect(detail.settlements).toMatchObject([
        { revision: 1, result: 'won', payout: '20.50', home_score: 2, away_score: 1 },
        { revision: 2, result: 'lost', payout: '0.00', home_score: 1, away_score: 1 },
      ]);
      expect(detail.movements.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
        'sports.accept -10.00',
        'sports.settle 20.50',
        'sports.reversal -20.50',
      ]);
      const told = await server.context.database.db
        .selectFrom('realtime_events')
        .select('name')
        .where('player_id', '=', player.id)
        .where('name', '=', 'bet.settled')
        .execute();
      expect(told).toHaveLength(6);
      expect((await server.call(betList, { ...player.me, status: 'open' })).value).toEqual([]);
      const inbox = (await server.call(getInbox, player.me)).value;
      const first3 = inbox.filter(({ title }) => title === '3 bets settled');
      expect(first3).toHaveLength(1);
      expect(first3[0]?.body.split('\n')[0]).toMatch(
        /^Arsenal – .+ 2:1, Match result: stake .*10\.00 at 2\.05, paid out .*20\.50\. Bet [0-9A-F]{4}-[0-9A-F]{4}\.$/,
      );
      const other = await newPlayer(0n);
      for (const bet_id of [bets[0]?.bet_id ?? '', 'nonsense']) {
        await expect(server.call(betDetail, { ...other.me, bet_id })).rejects.toMatchObject({
          code: 'betNotFound',
        });
      }
    });
  });
});
