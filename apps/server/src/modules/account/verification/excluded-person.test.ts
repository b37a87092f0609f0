import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  betPlace,
  claimInbox,
  depositCreate,
  documentAdd,
  eventList,
  limitsGet,
  login,
  selfExclude,
  timeOut,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { createPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts';
import { tellReward } from '../../../testing/rewards.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';
import { importFootballData, openSportsbook } from '../../sports/sportsbook/index.ts';

let shades = 0;
const paper = async () => {
  shades += 1;
  const background = { r: 10, g: shades % 250, b: 120 };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'paper.jpg', { type: 'image/jpeg' });
};

describeServerOnBothEngines('an excluded person with another account', (start) => {
  let server: TestServer;
  let world: PayoutWorld;
  let selectionId: string;
  let excluded: TestPlayer;
  let again: TestPlayer;
  let births = 0;
  let born = '';

  beforeAll(async () => {
    server = await start();
    world = await createPayoutWorld(server);
    const { context, sites } = server;
    await seedPaymentMethods(context, sites.alpha);
    await openSportsbook(context.database.db, { id: sites.alpha, currency: 'PHP' });
    const csv = [
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
      'E0,28/03/2027,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
    ].join('\n');
    await importFootballData(context, csv, 'fixtures');
    const { value } = await server.call(eventList, {});
    selectionId = value[0]?.markets[0]?.selections[0]?.selection_id ?? '';
  });
  beforeEach(async () => {
    births += 1;
    born = `1990-${String(1 + (births % 12)).padStart(2, '0')}-17`;
    excluded = await server.signUpPlayer();
    again = await server.signUpPlayer();
    await server.fund(again, 1_000_000n);
  });

  const tool = (...args: string[]) => runTool(server.context, args);
  const give = async (who: TestPlayer, full_name = 'Ana Cruz', file?: File) => {
    const said = { full_name, birth_date: born, kind: 'identity' as const };
    const { value } = await server.call(documentAdd, {
      ...who.me,
      ...said,
      file: file ?? (await paper()),
    });
    return value.document_id;
  };
  const exclude = async (who: TestPlayer) =>
    server.call(selfExclude, { ...who.me, months: 6, step_up: await world.stepUp(who) });
  const stake = (who: TestPlayer) =>
    server.call(betPlace, {
      ...who.me,
      odds_change: 'any',
      bets: [{ selection_id: selectionId, odds: '1.40', stake: '20' }],
    });
  const deposit = (who: TestPlayer) =>
    server.call(depositCreate, { ...who.me, method_code: 'gcash', amount: '200' });
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      (failure: { code: string }) => failure.code,
    );
  const plays = async (who: TestPlayer) => [
    await codeOf(stake(who)),
    await codeOf(deposit(who)),
    await codeOf(signIn(who)),
  ];
  const signIn = ({ accountId: account_id, password, host: domain_name }: TestPlayer) =>
    server.call(login, { account_id, password, domain_name });
  const kept = ['selfExcluded', 'selfExcluded', 'selfExcluded'];
  const free = ['done', 'done', 'done'];

  it('plays on with other papers, and not from the moment his own are recognised', async () => {
    const { excluded_until: until } = await exclude(excluded);
    await give(excluded);
    await give(again, 'Ben Cruz');
    expect(await plays(again)).toEqual(free);
    await give(again, 'CRUZ Ána');
    expect(await plays(again)).toEqual(kept);
    expect((await server.call(limitsGet, again.me)).excluded_until).toBe(until);
  });

  it('is kept away by a name that is recognised on the other side, and by an exclusion that comes later', async () => {
    await give(again);
    expect(await plays(again)).toEqual(free);
    await give(excluded);
    expect(await plays(again)).toEqual(free);
    await exclude(excluded);
    expect(await plays(again)).toEqual(kept);
  });

  it('is kept away by the same identity document under another name', async () => {
    const file = await paper();
    await exclude(excluded);
    await give(excluded, 'Ana Cruz', file);
    await give(again, 'Zoe Reyes', file);
    expect(await plays(again)).toEqual(kept);
  });

  it('is told by `kyc show`, and carries the exclusion over when his papers are approved', async () => {
    const { excluded_until: until } = await exclude(excluded);
    await give(excluded);
    const document = await give(again);
    const { text } = await tool('kyc', 'show', document);
    expect(text).toContain(
      `EXCLUDED until ${until}\tthe same person as ${excluded.accountId} by the papers`,
    );
    await tool('kyc', 'approve', document);
    expect(await plays(again)).toEqual(kept);
    const { excluded_until: own } = await server.context.database.db
      .selectFrom('players')
      .where('id', '=', again.id)
      .select('excluded_until')
      .executeTakeFirstOrThrow();
    expect(own?.toISOString()).toBe(until);
    expect((await tool('player', 'limits', 'alpha', again.accountId)).text).toContain(
      'same-person',
    );
  });

  it('plays again when an operator says that he is somebody else, before and after his papers are approved', async () => {
    await exclude(excluded);
    await give(excluded);
    const document = await give(again);
    const distinguish = () =>
      tool('kyc', 'distinguish', 'alpha', again.accountId, excluded.accountId, '--note', 'twins');
    expect((await distinguish()).text).toContain('are two people');
    expect(await plays(again)).toEqual(free);
    expect((await tool('kyc', 'show', document)).text).not.toContain('EXCLUDED');
    await tool('kyc', 'approve', document);
    expect(await plays(again)).toEqual(free);
    expect(await codeOf(stake(excluded))).toBe('selfExcluded');
    const stranger = await server.signUpPlayer();
    await expect(
      tool('kyc', 'distinguish', 'alpha', stranger.accountId, excluded.accountId),
    ).rejects.toThrow('nothing says');
  });

  it('takes his money out meanwhile', async () => {
    const destination_id = await world.wallet(again);
    await exclude(excluded);
    await give(excluded);
    await give(again);
    expect((await world.withdraw(again, destination_id, '500.00')).state).toBe('requested');
  });

  it.each([
    ['excluded himself', (who: TestPlayer) => exclude(who)],
    ['took a break', (who: TestPlayer) => server.call(timeOut, { ...who.me, hours: 24 })],
    ['excluded himself elsewhere', async () => void (await exclude(excluded))],
  ])('claims nothing who %s, neither money nor tokens', async (how, pause) => {
    if (how.endsWith('elsewhere')) for (const who of [excluded, again]) await give(who);
    const inbox_id = await tellReward(server, again, 12_345n);
    const claim = () => server.call(claimInbox, { ...again.me, inbox_id });
    await pause(again);
    expect(await codeOf(claim())).toBe('selfExcluded');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    if (how !== 'took a break') return;
    server.advance(24 * 60 * 60_000);
    const { token } = await signIn(again);
    await server.call(claimInbox, { ...again.me, auth: token, inbox_id });
  });
});
