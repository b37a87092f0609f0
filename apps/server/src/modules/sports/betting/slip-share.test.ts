import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventList, slipLoad, slipQuote, slipShare } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { importFootballData, suspendMarkets, writeSportsLimits } from '../sportsbook/index.ts';

const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
  'E0,28/11/2026,17:30,Arsenal,Chelsea,,,,2.05,3.50,3.70',
].join('\n');
const hourMs = 60 * 60_000;

let server: TestServer;
describeServer('selections of a slip', (start) => {
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 1_000n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 2_000_000n,
      maxEventLiabilityMinor: 30_000_000n,
    });
  });

  const match = async (team: string) => {
    const { value } = await server.call(eventList, {});
    const found = value.find(({ home_team_name }) => home_team_name === team);
    const market = found?.markets.find(({ kind }) => kind === '1x2');
    const selection = market?.selections.find(({ outcome }) => outcome === 'home');
    if (!found || !market || !selection) throw new Error(`no match of ${team}`);
    const { selection_id, odds } = selection;
    return { event_id: found.event_id, market_id: market.market_id, leg: { selection_id, odds } };
  };
  const legs = async () => [(await match('Liverpool')).leg, (await match('Arsenal')).leg];

  describe('slip_share and slip_load', () => {
    it('bring them to anybody of the site, at present odds; the same ones keep their code', async () => {
      const asked = await legs();
      const { code, url, expires_at } = await server.call(slipShare, { legs: asked });
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(url).toContain(`/sports?slip=${code}`);
      expect(Date.parse(expires_at) - server.context.clock.now().getTime()).toBe(72 * hourMs);
      expect((await server.call(slipShare, { legs: asked })).code).toBe(code);
      const loaded = await server.call(slipLoad, { code: code.toLowerCase() });
      expect(loaded.legs).toMatchObject([
        {
          ...{ ...asked[0], state: 'open', kind: '1x2', outcome: 'home' },
          ...{ home_team_name: 'Liverpool', sport: 'football', base: '1x2', param: null },
        },
        { ...asked[1], state: 'open', away_team_name: 'Chelsea', line: null },
      ]);
    });

    it('are not found on another site, after their time, or where there never were any', async () => {
      const { code } = await server.call(slipShare, { legs: await legs() });
      const notFound = { code: 'codeNotFound' };
      await expect(server.call(slipLoad, { code, external_id: 'beta' })).rejects.toMatchObject(
        notFound,
      );
      await expect(server.call(slipLoad, { code: 'ILOU0000' })).rejects.toMatchObject(notFound);
      await expect(server.call(slipLoad, { code: '' })).rejects.toMatchObject(notFound);
      const { db } = server.context.database;
      await sql`update shared_slips set expires_at = ${server.context.clock.now()}`.execute(db);
      await expect(server.call(slipLoad, { code })).rejects.toMatchObject(notFound);
      await server.runJob('forget-shared-slips');
      const { rows } = await sql`select from shared_slips`.execute(db);
      expect(rows).toHaveLength(0);
    });

    it.each([
      ['slipEmpty', () => []],
      ['selectionNotFound', () => [{ selection_id: crypto.randomUUID(), odds: '2.00' }]],
      ['selectionNotFound', () => [{ selection_id: 'x', odds: '2.00' }]],
      ['selectionNotFound', () => [{ selection_ids: ['x', 'y'], odds: '2.00' }]],
      ['notCombinable', () => [{ selection_ids: ['x'], odds: '2.00' }]],
      [
        'tooManyLegs',
        () => Array.from({ length: 31 }, () => ({ selection_id: 'x', odds: '2.00' })),
      ],
    ])('refuse with %s', async (code, asked) => {
      await expect(server.call(slipShare, { legs: asked() })).rejects.toMatchObject({ code });
    });
  });

  describe('slip_quote', () => {
    it('tells a guest the prices and no stakes', async () => {
      const bet = { bet_type: 'parlay' as const, legs: await legs(), unit_stake: '10.00' };
      const selections = bet.legs.map(({ selection_id }) => ({ selection_id }));
      const { value, bets } = await server.call(slipQuote, { selections, bets: [bet] });
      expect(value).toMatchObject([
        { odds: '1.40', min_stake: '0', max_stake: '0', refusal: null },
        { odds: '2.05', min_stake: '0', max_stake: '0', refusal: null },
      ]);
      // 1.40 × 2.05
      expect(bets).toMatchObject([
        {
          odds: '2.87',
          potential_payout: '28.70',
          min_unit_stake: '0',
          max_unit_stake: '0',
          bound_by: null,
          refusal: null,
          vouchers: [],
          legs: [{ place_terms: null, replaced_by: null, stop_reason: null }, {}],
        },
      ]);
    });

    it('takes nobody for a guest whose session is over', async () => {
      const player = await server.signUpPlayer();
      await expect(
        server.call(slipQuote, { ...player.me, auth: 'over', selections: [] }),
      ).rejects.toMatchObject({ code: 'sessionExpired' });
    });

    it('says why a market stopped, and at which other line its question is still asked', async () => {
      const { event_id, market_id, leg } = await match('Arsenal');
      const { db } = server.context.database;
      const quote = async (selection_id: string) => {
        const bet = { bet_type: 'single' as const, legs: [{ selection_id, odds: '2.00' }] };
        return (await server.call(slipQuote, { bets: [bet] })).bets?.[0]?.legs[0];
      };
      await suspendMarkets(db, event_id, 'goal');
      expect(await quote(leg.selection_id)).toMatchObject({
        state: 'suspended',
        stop_reason: 'goal',
        refusal: 'marketSuspended',
        replaced_by: null,
      });
      await sql`update markets set status = 'open', stop_reason = null
        where id = ${market_id}`.execute(db);
      const [closed, near, far] = await Promise.all(
        [10, 14, 6].map((quarters) => addTotal(event_id, quarters)),
      );
      await sql`update markets set status = 'closed', stop_reason = 'decided'
        where id = ${closed?.marketId}`.execute(db);
      expect(await quote(closed?.selectionId ?? '')).toMatchObject({
        state: 'closed',
        stop_reason: 'decided',
        refusal: 'marketClosed',
      });
      const told = (await quote(closed?.selectionId ?? ''))?.replaced_by;
      expect([near?.selectionId, far?.selectionId]).toContain(told);
      await sql`update markets set status = 'closed'
        where id in (${near?.marketId}, ${far?.marketId})`.execute(db);
      expect(await quote(closed?.selectionId ?? '')).toMatchObject({ replaced_by: null });
    });
  });

  /** One more total of a match, with a price for over. */
  const addTotal = async (eventId: string, lineQuarters: number) => {
    const { db } = server.context.database;
    const [marketId, selectionId] = [server.context.ids.next(), server.context.ids.next()];
    await sql`insert into markets (id, event_id, kind, line_quarters)
      values (${marketId}, ${eventId}, 'total', ${lineQuarters})`.execute(db);
    await sql`insert into selections (id, market_id, outcome, odds_milli)
      values (${selectionId}, ${marketId}, 'over', 1900)`.execute(db);
    return { marketId, selectionId };
  };
});
