import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { eventDetail, sportsLadder } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { feedWorld } from '../../../testing/feed-world.ts';

/** Markets of an exchange as they were recorded, where they lie beside the project. */
const folder = fileURLToPath(
  new URL('../../../../../../../shared/data/exchange-stream/', import.meta.url),
);
const minuteMs = 60_000;

/** An exchange's market of two sides before play: their best prices, and what was traded. */
const image = {
  ...{ op: 'mcm', ct: 'SUB_IMAGE', clk: 'a', initialClk: 'i', pt: Date.UTC(2026, 10, 21, 11) },
  mc: [
    {
      ...{ id: '1.7', img: true, tv: 1204.5 },
      marketDefinition: {
        ...{ eventId: '77', eventTypeId: '2', marketType: 'MATCH_ODDS', numberOfWinners: 1 },
        ...{ marketTime: '2026-11-21T13:00:00.000Z', inPlay: false, betDelay: 5, status: 'OPEN' },
        runners: [
          { id: 11, status: 'ACTIVE', sortPriority: 1 },
          { id: 12, status: 'ACTIVE', sortPriority: 2 },
        ],
      },
      rc: [
        {
          id: 11,
          atb: [
            [1.9, 20],
            [1.88, 7.25],
          ],
          atl: [[1.92, 14]],
          ltp: 1.9,
          tv: 1000.25,
        },
        { id: 12, atb: [[2.08, 5]], atl: [[2.12, 31.5]] },
      ],
    },
  ],
};
const play = ['--format', 'exchange-stream', '--adopt', '--as-told'];

let server: TestServer;
describeServer('the stream of an exchange', (start) => {
  beforeAll(async () => {
    server = await start();
  });
  const marketOf = async (eventId: string) => {
    const { id } = await server.context.database.db
      .selectFrom('markets')
      .select('id')
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
    return id;
  };

  it('is offered, and its book can be looked at', async () => {
    const world = feedWorld(server, 'exchange');
    await world.playLines([JSON.stringify(image)], ...play);
    expect(await world.offer('77')).toEqual(['winner - open away 2080 home 1900']);
    const eventId = (await world.eventId('77')) ?? '';
    const market_id = await marketOf(eventId);
    const ladder = await server.call(sportsLadder, { market_id });
    expect(ladder).toMatchObject({
      ...{ matched: '1204.50', delay_seconds: 5 },
      value: [
        {
          back: [
            { odds: '1.90', size: '20.00' },
            { odds: '1.88', size: '7.25' },
          ],
          lay: [{ odds: '1.92', size: '14.00' }],
          ...{ last: '1.90', matched: '1000.25', points: [{ odds: '1.90' }] },
        },
        { back: [{ odds: '2.08' }], lay: [{ odds: '2.12' }], last: null, points: [] },
      ],
    });
    const { event } = await server.call(eventDetail, { event_id: eventId, include: ['ladder'] });
    expect(Object.keys(event.ladders ?? {})).toEqual([market_id]);
    for (const id of ['nothing', eventId])
      await expect(server.call(sportsLadder, { market_id: id })).rejects.toMatchObject({
        code: 'marketNotFound',
      });
  });

  it.skipIf(!existsSync(folder))(
    'is applied without loss as fast as it can be read, once',
    { timeout: 10 * minuteMs },
    async () => {
      for (const [name, key] of [
        ['1.200806927-tennis-inplay', '31573045'],
        ['1.197931750-greyhound-win', null],
      ] as const) {
        const world = feedWorld(server, name);
        const lines = readFileSync(`${folder}${name}.jsonl`, 'utf8').trim().split('\n');
        const report = await world.playLines(lines, ...play);
        expect(report.faults).toEqual([]);
        // Most lines change what stands behind the best prices: only the book tells of them.
        expect(report.read).toBeGreaterThan(lines.length / 20);
        expect(report.applied + report.doubted).toBe(report.read);
        expect(report.doubted).toBe(0);
        const again = await world.playLines(lines, ...play);
        expect(again).toMatchObject({ read: report.read, applied: 0, repeated: report.read });
        if (key === null) continue;
        const market_id = await marketOf((await world.eventId(key)) ?? '');
        const { value } = await server.call(sportsLadder, { market_id });
        expect(value.every(({ points }) => points.length > 100)).toBe(true);
      }
    },
  );
});
