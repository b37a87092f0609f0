import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { realtimeEvents } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { openTab } from '../../../testing/listening-tab.ts';
import { boardOf } from './board.ts';
import { createEventRecords } from './event-records.ts';
import { importFixtures, importFootballData } from './import-files.service.ts';
import type { ImportMode } from './import-line.ts';
import { enterResultByHand } from './operator-results.service.ts';

const clubs = ['Celtic', 'Hearts', 'Rangers', 'Dundee', 'Kilmarnock', 'Motherwell'];
const two = (number: number): string => String(number).padStart(2, '0');

/**
 * Everybody against everybody on both grounds: ten matches each, and who stands first in the list
 * wins at home.
 */
const season = clubs.flatMap((home, h) =>
  clubs.flatMap((away, a) => {
    if (h === a) return [];
    const day = `${two(1 + h * 4)}/${two(1 + a)}/2026`;
    return [`SC0,${day},15:00,${home},${away},${h < a ? '3,0,H' : '1,1,D'},,,`];
  }),
);

describeServer('prices of the model, and the board', (boot) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-08-01T12:00:00.000Z') });
  });
  const read = (mode: ImportMode, ...lines: string[]) =>
    importFootballData(
      server.context,
      ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA', ...lines].join('\n'),
      mode,
    );
  const list = (...matches: string[]) =>
    read('fixtures', ...matches.map((match) => `SC0,${match},,,,,,`));
  /** `open 1500/4000/6000` of the 1X2 market by home team. */
  const prices = async (home: string): Promise<string> => {
    const { rows } = await sql<{ text: string }>`
      select m.status || ' ' || string_agg(s.odds_milli::text, '/' order by s.outcome desc) as text
        from markets m join selections s on s.market_id = m.id join events e on e.id = m.event_id
        join teams t on t.id = e.home_team_id
       where t.name = ${home} and m.kind = '1x2' and e.state = 'upcoming'
       group by m.id, m.status`.execute(server.context.database.db);
    return rows[0]?.text ?? 'none';
  };

  it('open with no history for nobody, and only for teams seen often enough', async () => {
    await list('15/08/2026,15:00,Celtic,Hearts');
    expect(await prices('Celtic')).toBe('none');
    await read('history', ...season);
    expect(await prices('Celtic')).toMatch(/^open /);
    await list('16/08/2026,15:00,Rangers,Livingston');
    expect(await prices('Rangers')).toBe('none');
  });

  it('follow the results, and are told to who has the board open; those of a file stay', async () => {
    await read('history', ...season);
    await list('08/08/2026,15:00,Celtic,Motherwell', '29/08/2026,15:00,Celtic,Hearts');
    await read('fixtures', 'SC0,30/08/2026,15:00,Hearts,Dundee,,,,2.10,3.40,3.60');
    server.advance(8 * 24 * 60 * 60_000);
    const before = await prices('Celtic');
    const tab = await openTab(await server.listen(), alphaHost, ['odds']);
    try {
      await read('results', 'SC0,08/08/2026,15:00,Celtic,Motherwell,0,6,A,,,');
      const after = await prices('Celtic');
      expect(after).not.toBe(before);
      // Who lost 0-6 at home is worth less.
      const home = (text: string) => Number(/ (\d+)/.exec(text)?.[1]);
      expect([home(before), home(after)].toSorted((a, b) => a - b)).toEqual([
        home(before),
        home(after),
      ]);
      expect(await prices('Hearts')).toBe('open 2100/3400/3600');
      // The match that is over, and the one whose prices moved.
      const told = await tab.until('odds.changed', 2);
      const markets = told
        .filter(({ event }) => event === 'odds.changed')
        .map(({ data }) => realtimeEvents['odds.changed'].parse(data).markets.length);
      expect(Math.max(...markets)).toBeGreaterThan(0);
    } finally {
      tab.close();
    }
  });

  it('follow a result that somebody enters', async () => {
    await read('history', ...season);
    await list('02/08/2026,15:00,Celtic,Motherwell', '29/08/2026,15:00,Celtic,Hearts');
    server.advance(2 * 24 * 60 * 60_000);
    const before = await prices('Celtic');
    const { id: eventId } = await server.context.database.db
      .selectFrom('events')
      .select('id')
      .where('state', '!=', 'finished')
      .orderBy('start_time')
      .executeTakeFirstOrThrow();
    const entered = { eventId, halfTime: null, startedAt: null, reason: 'told by the ground' };
    const score = { homeScore: 0, awayScore: 6 };
    expect(await enterResultByHand(server.context, 'op', { ...entered, score })).toBe(true);
    expect(await prices('Celtic')).not.toBe(before);
  });

  it('of a file read again are told within its import', async () => {
    const line = (home: string) => `SC0,15/08/2026,15:00,Celtic,Hearts,,,,${home},4.00,6.00`;
    await read('fixtures', line('1.50'));
    const tab = await openTab(await server.listen(), alphaHost, ['odds']);
    try {
      await read('fixtures', line('1.45'));
      const [told] = await tab.until('odds.changed');
      const { markets } = realtimeEvents['odds.changed'].parse(told?.data);
      expect(markets[0]?.selections[0]?.odds).toBe('1.45');
    } finally {
      tab.close();
    }
  });

  it('far from those of a file are not offered, and what was is suspended', async () => {
    await read('history', ...season);
    await list('29/08/2026,15:00,Celtic,Hearts');
    expect(await prices('Celtic')).toMatch(/^open /);
    // A file that takes the home side of the list for hopeless, where the results make it win.
    const turned = clubs
      .slice(1)
      .map(
        (away, index) =>
          `SC0,${two(10 + index)}/10/2026,15:00,${clubs[index]},${away},,,,15.00,7.00,1.16`,
      );
    await read(
      'fixtures',
      ...turned.slice(1),
      'SC0,20/10/2026,15:00,Hearts,Motherwell,,,,15.00,7.00,1.16',
    );
    expect(await prices('Celtic')).toMatch(/^suspended /);
  });

  it('a fixture list is priced as well, in the clock of its league', async () => {
    await read('history', ...season);
    const text =
      'Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,22/08/2026 15:00,Park,Dundee,Celtic,';
    await importFixtures(server.context, text, 'fixtures', { competition: 'sco.1' });
    expect(await prices('Dundee')).toMatch(/^open /);
  });

  it('the board takes no place for what should be over, and fills up as matches begin', async () => {
    const matches = Array.from(
      { length: 8 },
      (_match, index) =>
        `${two(2 + index)}/08/2026,15:00,${clubs[index % 6]},${clubs[(index + 1) % 6]}`,
    );
    await list(...matches);
    const small = createEventRecords(server.context, 3);
    const shown = async () =>
      (await small.all()).map(({ startTime }) => startTime.toISOString().slice(5, 10));
    expect(await shown()).toEqual(['08-02', '08-03', '08-04']);
    server.advance(2 * 24 * 60 * 60_000);
    expect(await shown()).toEqual(['08-03', '08-04', '08-05']);
    // A board made anew, while a match waits for its result, shows what is to come all the same.
    expect((await createEventRecords(server.context, 3).all()).length).toBe(3);
    expect(await boardOf(server.context).events()).toHaveLength(7);
  });

  /** A board of its own, and what tells it that an event changed. */
  const ownRecords = () => {
    const notes: Array<(payload: string) => void> = [];
    const hear = (_channel: string, note: (payload: string) => void) => {
      notes.push(note);
      return () => undefined;
    };
    const records = createEventRecords({ ...server.context, eventLog: { hear } });
    return { records, tell: (id: string) => notes.forEach((note) => note(id)) };
  };

  it('its number counts what was read, not what was heard meanwhile', async () => {
    await list('02/08/2026,15:00,Celtic,Hearts', '03/08/2026,15:00,Rangers,Dundee');
    const { records, tell } = ownRecords();
    const [first, second] = await records.all();
    if (!first || !second) throw new Error('two matches were listed');
    tell(first.id);
    const reading = records.all();
    tell(second.id);
    await reading;
    const number = records.seq();
    await records.all();
    expect(records.seq()).toBeGreaterThan(number);
  });

  it('whoever asks while the board is being read gets all that was heard before', async () => {
    await list('02/08/2026,15:00,Celtic,Hearts', '03/08/2026,15:00,Rangers,Dundee');
    const { records, tell } = ownRecords();
    const both = await Promise.all([records.all(), records.all()]);
    expect(both.map(({ length }) => length)).toEqual([2, 2]);
    const [first, second] = both[0];
    if (!first || !second) throw new Error('two matches were listed');
    tell(first.id);
    const reading = records.all();
    const { db } = server.context.database;
    const later = new Date(second.startTime.getTime() + 60 * 60_000);
    await db.updateTable('events').set({ start_time: later }).where('id', '=', second.id).execute();
    tell(second.id);
    expect((await records.one(second.id))?.startTime).toEqual(later);
    await reading;
  });
});
