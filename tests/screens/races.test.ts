import { afterAll, describe, expect, it } from 'vitest';
import { raceDetail, raceJoin } from '@pavilion/contracts';
import { publishItems } from '@pavilion/server/testing/campaigns';
import { logPlays } from '@pavilion/server/testing/log-plays';
import { runTool } from '@pavilion/server/testing/run-tool';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

const hourMs = 60 * 60_000;
const campaign = 'races-on-screen';

const publishRaces = async (): Promise<void> => {
  // What other suites played on this site before does not count.
  server().advance(1000);
  const now = server().context.clock.now().getTime();
  const race = (code: string, title: string, more: object = {}) => ({
    ...{ kind: 'race', code, metric: 'turnover', entry: 'auto', freeze_minutes: 5 },
    starts_at: new Date(now).toISOString(),
    ends_at: new Date(now + hourMs).toISOString(),
    prizes: [{ from: 1, to: 3, prize: { kind: 'cash', amount: '50.00' } }],
    texts: { EN: { title }, PHP: { title } },
    ...more,
  });
  await publishItems(server(), campaign, [
    race('all', 'Race of all'),
    race('some', 'Race to join', { entry: 'join', metric: 'multiplier' }),
  ]);
};

/**
 * Counts until the race has so many places: another transaction may hold the log back for a moment.
 */
const counted = (code: string, places: number) =>
  until(async () => {
    await server().runJob('count-races');
    const rows = await server()
      .context.database.db.selectFrom('race_entries')
      .innerJoin('races', 'races.id', 'race_entries.race_id')
      .select('race_entries.player_id')
      .where('races.race_code', '=', code)
      .execute();
    expect(rows).toHaveLength(places);
  });

/**
 * The next suite finds the site without races: what was stopped would still be shown until its end.
 */
async function forgetRaces(): Promise<void> {
  const { context } = server();
  await runTool(context, ['campaign', 'stop', 'alpha', campaign]);
  for (const table of ['race_entries', 'race_buckets', 'races'] as const)
    await context.database.db.deleteFrom(table).execute();
}

describe('races', () => {
  afterAll(forgetRaces);

  it('show who leads, the player’s own place, and all else on demand', async () => {
    await publishRaces();
    const other = await server().signUpPlayer();
    await logPlays(server(), other, { ref: 'other', cashMinor: 9_000n });
    const player = await signInNewPlayer();
    await logPlays(server(), player, { ref: 'own', cashMinor: 2_000n });
    await counted('all', 2);
    await visit('/leaderboard');
    await until(() => main().getByRole('heading', { level: 2, name: 'Race of all' }));
    await until(() => main().getByRole('heading', { level: 3, name: 'Your place' }));
    expect(await main().findByText(/^Place 1 has/)).toBeTruthy();
    const [details] = main().getAllByRole('button', { name: 'Standing, prizes and terms' });
    if (!details) throw new Error('nothing opens');
    await visitor.click(details);
    await until(() => main().getByText('Places 1 to 3'));
    expect(await main().findByText(/Corrections count for 5 minutes/)).toBeTruthy();
    const hide = await main().findByRole<HTMLInputElement>('switch', { name: /Hide my name/ });
    await visitor.click(hide);
    await until(() => expect(hide.checked).toBe(true));
  });

  it('are joined by their terms', async () => {
    await signInNewPlayer();
    await visit('/leaderboard');
    await until(() => main().getByRole('heading', { level: 2, name: 'Race to join' }));
    for (const details of main().getAllByRole('button', { name: 'Standing, prizes and terms' }))
      await visitor.click(details);
    await visitor.click(await until(() => main().getByRole('button', { name: 'Join the race' })));
    await until(() => main().getByText(/^You are in/));
  });

  it('say since when who comes back is in them', async () => {
    const { me } = await signInNewPlayer();
    const { value } = await server().call(raceDetail, { race_code: 'some' });
    const joined = { race_code: 'some', terms_version: value.terms_version };
    await server().call(raceJoin, { ...me, ...joined });
    await visit('/leaderboard');
    await until(() => main().getByRole('heading', { level: 2, name: 'Race to join' }));
    expect(main().queryByText(/^Join first/)).toBeNull();
    for (const details of main().getAllByRole('button', { name: 'Standing, prizes and terms' }))
      await visitor.click(details);
    await until(() => main().getByText(/^You are in/));
    expect(main().queryByRole('button', { name: 'Join the race' })).toBeNull();
  });
});
