import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { tournamentList } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import { settleEvents } from '../../sports/betting/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { stopSeries } from './change-series.service.ts';
import { addSeries, countEditions, endEditions } from './index.ts';
import { readSeries } from './series.store.ts';
import { auditBooks } from '../../../testing/audit-books.ts';
import { audits } from '../../../module-catalogue.ts';

const minuteMs = 60_000;
/** The clock of a test server begins here. */
const begun = new Date('2026-11-21T12:00:00.000Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * minuteMs);
const cash = 1_000_000n;
const hourly = {
  code: 'hourly',
  titles: { EN: 'Hourly race', RUS: 'Часовая гонка' },
  prizesMinor: [50_000n, 30_000n, 10_000n],
  periodMinutes: 60,
};

describeServer('tournaments', (start) => {
  let server: TestServer;
  let world: BettingWorld;
  let site: { id: string; externalId: string };

  beforeEach(async () => {
    server = await start();
    world = await createBettingWorld(server.context.database);
    site = { id: world.siteId, externalId: world.siteId };
    await server.context.sites.refresh();
  });

  const add = (change: Partial<typeof hourly> = {}) =>
    addSeries(server.context, 'test', site, { ...hourly, ...change });
  const newPlayer = () => world.addPlayer(cash);
  /** Stakes of players on one match, lost and settled now; gives the match. */
  const play = async (
    stakes: Record<string, bigint>,
    score: [number, number] | 'void' = [0, 1],
  ) => {
    const { eventId, selections } = await world.addEvent();
    for (const [player, stakeMinor] of Object.entries(stakes)) {
      const line = { selectionId: selections['home'] ?? '', stakeMinor };
      expect((await world.place(world.order(player, [line]))).status).toBe('placed');
    }
    await world.result(eventId, score);
    expect(await settleEvents(server.context)).toBe(Object.keys(stakes).length);
    return eventId;
  };
  const markAsComputer = (id: string) =>
    server.context.database.db
      .updateTable('players')
      .set({ is_computer: true })
      .where('id', '=', id)
      .execute();
  const passMinutes = (minutes: number) => server.advance(minutes * minuteMs);
  const end = () => server.runJob('end-tournaments');
  const editions = () =>
    server.context.database.db
      .selectFrom('tournament_editions')
      .select(['starts_at', 'ends_at', 'ended_at'])
      .where('site_id', '=', site.id)
      .orderBy('id')
      .execute();
  const results = () =>
    server.context.database.db
      .selectFrom('tournament_results')
      .select(['place', 'player_id', 'turnover_minor', 'prize_minor'])
      .where('site_id', '=', site.id)
      .orderBy('edition_id')
      .orderBy('place')
      .execute();
  const list = async () =>
    (await server.call(tournamentList, { external_id: site.externalId })).value;
  const auditFindings = () => server.context.database.withoutTimeouts(auditBooks);

  describe('ending', () => {
    it('ranks what was settled within the edition, pays the places and opens the next edition', async () => {
      await add();
      const [first, second, third, fourth, outside] = (await Promise.all(
        Array.from({ length: 5 }, newPlayer),
      )) as [string, string, string, string, string];
      await play({ [second]: 2_000n, [first]: 1_000n });
      passMinutes(1);
      await play({ [first]: 2_000n, [third]: 2_000n, [fourth]: 1_999n });
      await play({ [outside]: 900_000n }, 'void');
      passMinutes(59);
      await play({ [outside]: 500_000n });
      server.advance(10_000);
      await end();
      expect(await results()).toEqual([
        { place: 1, player_id: first, turnover_minor: 3_000n, prize_minor: 50_000n },
        { place: 2, player_id: second, turnover_minor: 2_000n, prize_minor: 30_000n },
        { place: 3, player_id: third, turnover_minor: 2_000n, prize_minor: 10_000n },
        { place: 4, player_id: fourth, turnover_minor: 1_999n, prize_minor: 0n },
      ]);
      expect(await world.cash(first)).toBe(cash - 3_000n + 50_000n);
      expect(await world.cash(second)).toBe(cash - 2_000n + 30_000n);
      expect(await world.cash(third)).toBe(cash - 2_000n + 10_000n);
      expect(await world.cash(fourth)).toBe(cash - 1_999n);
      expect(await editions()).toEqual([
        { starts_at: begun, ends_at: after(60), ended_at: new Date(after(60).getTime() + 10_000) },
        { starts_at: after(60), ends_at: after(120), ended_at: null },
      ]);
      expect(await auditFindings()).toEqual([]);

      // What was settled after the end counts in the next edition, and nothing is paid twice.
      await end();
      passMinutes(60);
      await end();
      expect((await results()).slice(4)).toEqual([
        { place: 1, player_id: outside, turnover_minor: 500_000n, prize_minor: 50_000n },
      ]);
      expect(await world.cash(first)).toBe(cash - 3_000n + 50_000n);
      expect(await world.cash(outside)).toBe(cash - 500_000n + 50_000n);
      expect(await auditFindings()).toEqual([]);
    });

    it('waits until settlements from before the end are committed', async () => {
      await add();
      passMinutes(60);
      server.advance(9_999);
      expect(await endEditions(server.context)).toBe(0);
      server.advance(1);
      expect(await endEditions(server.context)).toBe(1);
    });

    it('pays nobody when nobody played, and goes on', async () => {
      await add();
      passMinutes(61);
      await end();
      expect(await results()).toEqual([]);
      expect(await editions()).toMatchObject([
        { ended_at: after(61) },
        { starts_at: after(60), ended_at: null },
      ]);
      expect(await auditFindings()).toEqual([]);
    });

    it('gives a place and its prize to people alone, however much the computer’s players of a demo stake', async () => {
      await add();
      const [machine, person] = [await newPlayer(), await newPlayer()];
      await markAsComputer(machine);
      await play({ [machine]: 9_000n, [person]: 1_000n });
      passMinutes(61);
      await end();
      expect(await results()).toMatchObject([
        { place: 1, player_id: person, prize_minor: 50_000n },
      ]);
      expect(await world.cash(machine)).toBe(cash - 9_000n);
      expect(await auditFindings()).toEqual([]);
    });

    it('leaves out an account that is stopped', async () => {
      await add();
      const [stopped, open] = [await newPlayer(), await newPlayer()];
      await play({ [stopped]: 9_000n, [open]: 1_000n });
      await server.context.database.db
        .updateTable('players')
        .set({ status: 'BLOCKED' })
        .where('id', '=', stopped)
        .execute();
      passMinutes(61);
      await end();
      expect(await results()).toMatchObject([{ place: 1, player_id: open, prize_minor: 50_000n }]);
    });

    it('ends an edition once when eight do it at once', async () => {
      await add();
      const player = await newPlayer();
      await play({ [player]: 1_000n });
      passMinutes(61);
      const counts = await Promise.all(
        Array.from({ length: 8 }, () => endEditions(server.context)),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await world.cash(player)).toBe(cash - 1_000n + 50_000n);
      expect(await editions()).toHaveLength(2);
      expect(await auditFindings()).toEqual([]);
    });

    it('ends an overdue edition once after a long stand-still, and starts the next from now', async () => {
      await add();
      const player = await newPlayer();
      await play({ [player]: 1_000n });
      passMinutes(5 * 24 * 60);
      await end();
      await end();
      const now = after(5 * 24 * 60);
      expect(await editions()).toEqual([
        { starts_at: begun, ends_at: after(60), ended_at: now },
        { starts_at: now, ends_at: after(5 * 24 * 60 + 60), ended_at: null },
      ]);
      expect(await world.cash(player)).toBe(cash - 1_000n + 50_000n);
    });

    it('keeps nothing when it breaks off on the way, keeps no other edition, and is made good by the next run', async () => {
      await add();
      const player = await newPlayer();
      await play({ [player]: 1_000n });
      await addSeries(
        server.context,
        'test',
        { id: server.sites.alpha, externalId: 'alpha' },
        hourly,
      );
      const { db } = server.context.database;
      // The last thing an ending does is to write to the winners.
      await sql
        .raw(
          `
        create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
        create trigger refuse before insert on inbox_items for each row execute function refuse();`,
        )
        .execute(db);
      passMinutes(61);
      await expect(end()).rejects.toThrow('1 tournaments failed');
      expect(await world.cash(player)).toBe(cash - 1_000n);
      expect(await editions()).toMatchObject([{ ended_at: null }]);
      expect(await results()).toEqual([]);
      const alpha = await readSeries(db, server.sites.alpha);
      expect(alpha).toMatchObject([{ starts_at: after(60) }]);
      await sql`drop trigger refuse on inbox_items`.execute(db);
      await end();
      await end();
      expect(await world.cash(player)).toBe(cash - 1_000n + 50_000n);
      expect(await auditFindings()).toEqual([]);
    });

    it('tells each winner, whose language decides, and his open pages', async () => {
      await add();
      const [first, second] = [await newPlayer(), await newPlayer()];
      const { db } = server.context.database;
      await play({ [first]: 200_000n, [second]: 1_000n });
      await db.deleteFrom('realtime_events').execute();
      // Settled bets have their own lines.
      await db.deleteFrom('inbox_items').execute();
      passMinutes(61);
      await end();
      const messages = await db
        .selectFrom('inbox_items')
        .select(['player_id', 'notice', 'params', 'reward_minor'])
        .orderBy('id')
        .execute();
      const { notices } = server.context.declared;
      const inWords = messages.map(({ notice, params, ...rest }) => ({
        ...rest,
        ...notices
          .byName(notice ?? '')
          .textOf(params ?? {}, rest.player_id === first ? 'ru' : 'vi'),
      }));
      expect(inWords).toEqual([
        {
          player_id: first,
          title: 'Ваш приз 500,00\u00A0₱: Часовая гонка',
          body: 'Ваше место — 1, оборот ставок — 2\u00A0000,00\u00A0₱. Приз 500,00\u00A0₱ уже на вашем балансе.',
          reward_minor: null,
        },
        {
          player_id: second,
          title: 'Bạn đã thắng 300,00\u00A0₱: Hourly race',
          body: 'Bạn đạt hạng 2 với doanh số cược 10,00\u00A0₱. Giải thưởng 300,00\u00A0₱ đã có trong số dư của bạn.',
          reward_minor: null,
        },
      ]);
      const news = await db
        .selectFrom('realtime_events')
        .select(['player_id', 'name', 'data'])
        .orderBy('id')
        .execute();
      expect(news).toMatchObject([
        { player_id: first, name: 'inbox.received' },
        { player_id: second, name: 'inbox.received' },
        { player_id: first, name: 'balance.changed', data: { game_balance: '8500.00' } },
        { player_id: second, name: 'balance.changed', data: { game_balance: '10290.00' } },
      ]);
    });
  });

  it('are part of the audit of the books', async () => {
    const breaches: Record<string, string> = {
      'a prize nobody promised':
        'update tournament_results set prize_minor = prize_minor + 1 where place = 1',
      'a prize that was not paid': 'update tournament_results set journal_id = 1 where place = 1',
      'a prize paid to somebody else': `update tournament_results r set player_id = other.player_id from tournament_results other
          where r.place = 1 and other.place = 4 and r.edition_id = other.edition_id`,
      'a payment without its result': 'delete from tournament_results where place = 3',
      'a gap between the places': 'update tournament_results set place = 9 where place = 4',
      'a prize of the computer': `update players p set is_computer = true from tournament_results r where p.id = r.player_id and r.place = 2`,
      'results of an open edition': 'update tournament_editions set ended_at = null',
    };
    await add();
    const players = await Promise.all(Array.from({ length: 4 }, newPlayer));
    await play(Object.fromEntries(players.map((player) => [player, 1_000n])));
    await stopSeries(server.context, 'test', site, hourly.code);
    passMinutes(61);
    await end();
    expect(await auditFindings()).toEqual([]);
    const prizes = audits.find(({ name }) => name === 'prizes-are-paid-once');
    for (const [breach, statement] of Object.entries(breaches)) {
      const undone = server.context.database.db.transaction().execute(async (trx) => {
        await sql`alter table tournament_results drop constraint tournament_results_edition_id_player_id_key`.execute(
          trx,
        );
        await sql.raw(statement).execute(trx);
        throw new Error(`${(await prizes?.breaches.execute(trx))?.rows.length} found`);
      });
      const found = await undone.catch(String);
      expect(`${breach}: ${found}`).toMatch(/: Error: [1-9]\d* found$/);
    }
    expect(await auditFindings()).toEqual([]);
  });

  describe('a series', () => {
    it('is held until it is stopped; the edition under way is still paid', async () => {
      await add();
      const player = await newPlayer();
      await play({ [player]: 1_000n });
      await stopSeries(server.context, 'test', site, hourly.code);
      await expect(stopSeries(server.context, 'test', site, hourly.code)).rejects.toThrow(
        'hourly is stopped already',
      );
      await expect(add()).rejects.toThrow('has a tournament hourly already');
      passMinutes(61);
      await end();
      expect(await world.cash(player)).toBe(cash - 1_000n + 50_000n);
      expect(await editions()).toHaveLength(1);
      expect(await list()).toEqual([]);
      await expect(stopSeries(server.context, 'test', site, hourly.code)).rejects.toThrow(
        'has no tournament hourly',
      );
      await add();
      expect(await readSeries(server.context.database.db, site.id)).toMatchObject([
        { code: 'hourly', state: 'running', starts_at: after(61) },
      ]);
    });

    it('is refused when something about it is wrong, and leaves nothing behind', async () => {
      await expect(add({ prizesMinor: [1n, 2n], periodMinutes: 0 })).rejects.toThrow(OperatorError);
      expect(await readSeries(server.context.database.db, site.id)).toEqual([]);
    });
  });

  describe('tournament_list', () => {
    it('shows open editions with masked leaders, the one that ends first first', async () => {
      await add();
      await add({
        code: 'sprint',
        titles: { EN: 'Sprint', RUS: 'Спринт' },
        prizesMinor: [10_000n],
        periodMinutes: 15,
      });
      const players = await Promise.all(Array.from({ length: 12 }, newPlayer));
      await play(
        Object.fromEntries(players.map((player, index) => [player, 1_000n + BigInt(index)])),
      );
      const { rows } = await sql<{ account_id: string }>`
        select account_id from players where site_id = ${site.id} order by account_id desc`.execute(
        server.context.database.db,
      );
      const [sprint, race] = await list();
      expect(sprint).toMatchObject({ title: 'Sprint', prize: '100.00', prizes: ['100.00'] });
      expect(race).toEqual({
        tournament_id: race?.tournament_id,
        title: 'Hourly race',
        currency: 'PHP',
        prize: '900.00',
        prizes: ['500.00', '300.00', '100.00'],
        starts_at: begun.toISOString(),
        ends_at: after(60).toISOString(),
        player_count: 12,
        leaders: rows.slice(0, 10).map(({ account_id }, index) => ({
          account_id: `p0***${account_id.at(-1)}`,
          turnover: (10.11 - index / 100).toFixed(2),
        })),
      });
    });

    it('shows the same whether stakes are counted or not, each once', async () => {
      await add();
      const [one, two, three] = [await newPlayer(), await newPlayer(), await newPlayer()];
      const standing = async () => {
        server.advance(3_000);
        const [race] = await list();
        return [race?.player_count, ...(race?.leaders ?? []).map(({ turnover }) => turnover)];
      };
      const count = () => server.runJob('count-tournaments');
      await play({ [one]: 3_000n, [two]: 2_000n });
      server.advance(10_001);
      expect(await standing()).toEqual([2, '30.00', '20.00']);
      await count();
      await count();
      expect(await standing()).toEqual([2, '30.00', '20.00']);
      await play({ [two]: 2_000n, [three]: 1_000n });
      // What may still be joined by an older settlement is not counted yet, but shown.
      await count();
      expect(await standing()).toEqual([3, '40.00', '30.00', '10.00']);
      server.advance(10_001);
      await Promise.all(Array.from({ length: 8 }, () => countEditions(server.context)));
      expect(await standing()).toEqual([3, '40.00', '30.00', '10.00']);
      expect(await countEditions(server.context)).toBe(0);
      const entries = server.context.database.db
        .selectFrom('tournament_entries')
        .select('turnover_minor')
        .orderBy('turnover_minor');
      expect(await entries.execute()).toEqual(
        [1_000n, 3_000n, 4_000n].map((turnover_minor) => ({ turnover_minor })),
      );
      await play({ [one]: 500n });
      passMinutes(60);
      await play({ [three]: 9_000n });
      server.advance(10_001);
      // The last stake belongs to the next edition, even while this one is still open.
      expect(await countEditions(server.context)).toBe(1);
      expect((await entries.execute()).map((entry) => entry.turnover_minor)).toEqual([
        1_000n,
        3_500n,
        4_000n,
      ]);
      await end();
      expect(await entries.execute()).toEqual([]);
      expect(await results()).toMatchObject([
        { player_id: two, turnover_minor: 4_000n },
        { player_id: one, turnover_minor: 3_500n },
        { player_id: three, turnover_minor: 1_000n },
      ]);
      expect(await standing()).toEqual([1, '90.00']);
    });

    it('takes a counted stake out at the end when it became void', async () => {
      await add();
      const [one, two] = [await newPlayer(), await newPlayer()];
      const voided = await play({ [one]: 5_000n });
      await play({ [two]: 1_000n });
      server.advance(10_001);
      await countEditions(server.context);
      await world.result(voided, 'void');
      await settleEvents(server.context);
      passMinutes(61);
      await end();
      expect(await results()).toMatchObject([{ place: 1, player_id: two, prize_minor: 50_000n }]);
    });

    it('keeps its answer for three seconds', async () => {
      await add();
      const counts = async () => (await list()).map(({ player_count }) => player_count);
      expect(await counts()).toEqual([0]);
      await play({ [await newPlayer()]: 1_000n });
      server.advance(2_999);
      expect(await counts()).toEqual([0]);
      server.advance(1);
      expect(await counts()).toEqual([1]);
    });

    it('is of one site and in the language of the page', async () => {
      await addSeries(
        server.context,
        'test',
        { id: server.sites.alpha, externalId: 'alpha' },
        { ...hourly, titles: { EN: 'Hourly race', PHP: 'Karera bawat oras' } },
      );
      const titleOn = async (host: string, language: string) => {
        const answer = await server.app.inject({
          method: 'POST',
          url: tournamentList.path,
          headers: { host, 'x-page-language': language },
          payload: {},
        });
        return answer.json<{ value: { title: string }[] }>().value.map(({ title }) => title);
      };
      expect(await titleOn(alphaHost, 'fil')).toEqual(['Karera bawat oras']);
      expect(await titleOn(alphaHost, 'en-US')).toEqual(['Hourly race']);
      expect(await titleOn('beta.test', 'en-US')).toEqual([]);
    });
  });
});
