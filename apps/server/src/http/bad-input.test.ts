import { beforeAll, describe, expect, it } from 'vitest';
import {
  betPlace,
  betEditTake,
  cashOutTake,
  slipPlace,
  bonusClaim,
  bonusCode,
  bonusForfeit,
  callCatalogue,
  claimInbox,
  depositCreate,
  errorCatalogue,
  eventDetail,
  eventList,
  getBalance,
  logout,
  missionClaim,
  selfExclude,
  timeOut,
  withdrawalCreate,
  type Call,
} from '@pavilion/contracts';
import {
  alphaHost,
  betaHost,
  describeServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { seedPaymentMethods } from '../modules/money/payments/index.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payout-world.ts';
import { doEasyMissions, easyPrizeMinor, publishEasyMissions } from '../testing/done-missions.ts';
import { cashRewardMovers } from '../testing/cash-reward-movers.ts';
import { bonusCodes, offerTo, publishBonuses, quotedBonus } from '../testing/bonuses.ts';
import { gameMovers, type Mover } from '../testing/game-movers.ts';
import { offerHouseGames } from '../testing/house-games.ts';
import { tellReward } from '../testing/rewards.ts';
import { tokenMovers } from '../testing/token-games.ts';
import { importFootballData, openSportsbook } from '../modules/sports/sportsbook/index.ts';
import { cashOutRequest, editRequest } from '../testing/cash-out-requests.ts';
import { auditBooks } from '../testing/audit-books.ts';

const calls: Call[] = Object.values(callCatalogue);
const posts = calls.filter(({ method }) => method === 'POST');
const byPath = (call: Call): [string, Call] => [call.path, call];

/**
 * What no field expects, as JSON. Texts are such that a careless layer behind the schema stumbles
 * over them.
 */
const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [[[]]],
  { __proto__: null, constructor: 1 },
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(20),
  'x'.repeat(60_000),
  "'; drop table players; --",
  '%_\\',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '-1',
  '1e9',
  '99999999999999999999',
  '0.000000001',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-13-45T99:99:99Z',
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999+23:59',
];

interface Answer {
  status: number;
  envelope: { statusCode: number; message: string; errors?: unknown };
  text: string;
}

describeServer('whatever comes in', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  let payouts: PayoutWorld;
  let addresses = 0;

  beforeAll(async () => {
    server = await start();
    const { context, sites } = server;
    await seedPaymentMethods(context, sites.alpha);
    payouts = await createPayoutWorld(server);
    await openSportsbook(context.database.db, { id: sites.alpha, currency: 'PHP' });
    const csv = [
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
      'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
    ].join('\n');
    await importFootballData(context, csv, 'fixtures');
    await offerHouseGames(server);
    await publishEasyMissions(server);
    player = await server.signUpPlayer();
  });

  async function send(
    { method, path }: Pick<Call, 'method' | 'path'>,
    body: string | FormData | undefined,
    host: string = alphaHost,
  ): Promise<Answer> {
    const content = body === undefined ? null : await contentOf(body);
    // Each request from a place of its own: what is counted per address must not hide the answer.
    addresses += 1;
    const answer = await server.app.inject({
      method,
      url: path,
      headers: { host, ...(content ? { 'content-type': content.type } : {}) },
      payload: content?.bytes,
      remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    });
    // A file is a success without an envelope.
    const isFile = /^(text\/csv|application\/x-ndjson)/.test(
      String(answer.headers['content-type']),
    );
    const envelope = isFile ? { statusCode: 1, message: 'OK' } : answer.json();
    return { status: answer.statusCode, envelope, text: answer.body };
  }

  /**
   * What is wrong with an answer by the wire page: our own fault, a stack, SQL or a path of this
   * machine. Empty when nothing is.
   */
  function faultsOf({ status, envelope, text }: Answer, said: string): string[] {
    const isShaped =
      envelope.statusCode === (status === 200 ? 1 : -status) &&
      (status === 200
        ? envelope.message === 'OK'
        : Object.hasOwn(errorCatalogue, envelope.message));
    const leaks = /\bat .*:\d+|\bselect |\binsert |node_modules|\/src\//i;
    const isClean = status < 500 && isShaped && (status === 200 || !leaks.test(text));
    return isClean ? [] : [`${said} → ${status} ${text.slice(0, 300)}`];
  }
  const refusal = ({ status, envelope }: Answer) => `${status} ${envelope.message}`;
  const fieldsOf = (call: Call): string[] => Object.keys(call.request.shape);
  const endsPlay = new Set<string>([logout.path, timeOut.path, selfExclude.path]);
  /**
   * Valid credentials where a call needs some; what would end the player's play is asked for with a
   * token of nobody.
   */
  const meOf = (call: Call): object =>
    call.access === 'player' && !endsPlay.has(call.path) ? player.me : {};

  describe('on every call', () => {
    const deep = `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

    it.each(posts.map(byPath))(
      '%s: no JSON, no object, too much, too deep',
      async (_path, call) => {
        expect(refusal(await send(call, '{"account_id":'))).toBe('400 malformedJson');
        expect(refusal(await send(call, '\u0000'))).toBe('400 malformedJson');
        for (const body of ['[]', '7', 'true', '"x"', '[{}]'])
          expect(refusal(await send(call, body))).toBe('400 invalidInput');
        const huge = JSON.stringify({ x: 'x'.repeat(65_536) });
        expect(refusal(await send(call, huge))).toBe('413 payloadTooLarge');
        expect(faultsOf(await send(call, deep), 'deep nesting')).toEqual([]);
        expect(faultsOf(await send(call, 'null'), 'null')).toEqual([]);
      },
    );

    it.each(calls.map(byPath))('%s: unknown site, unknown host, two sites', async (_path, call) => {
      if (call.method === 'POST') {
        const body = (fields: object) => JSON.stringify({ ...meOf(call), ...fields });
        const unknown = await send(call, body({ domain_name: 'nobody.test' }));
        expect(refusal(unknown)).toBe('404 siteNotFound');
        const two = await send(call, body({ domain_name: alphaHost, external_id: 'beta' }));
        expect(refusal(two)).toBe('400 invalidSite');
      }
      const body = call.method === 'POST' ? '{}' : undefined;
      expect(refusal(await send(call, body, 'nobody.test'))).toBe('404 siteNotFound');
    });

    it.each(posts.map(byPath))('%s: keys of prototypes change nothing', async (_path, call) => {
      const me = JSON.stringify({ ...meOf(call) }).slice(1, -1);
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
        const own = `"${key}":{"account_id":"demo","isAdmin":true,"statusCode":1,"limit":0}`;
        const body = `{${[me, own].filter(Boolean).join(',')}}`;
        expect(faultsOf(await send(call, body), key)).toEqual([]);
      }
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    });

    it.each(posts.filter((call) => fieldsOf(call).length > 0).map(byPath))(
      '%s: each field takes anything without breaking',
      async (_path, call) => {
        const faults: string[] = [];
        for (const field of fieldsOf(call)) {
          const answers = nasty.map(async (value) => {
            const said = `${field}: ${JSON.stringify(value).slice(0, 80)}`;
            const body = JSON.stringify({ ...sampleOf(call), ...meOf(call), [field]: value });
            faults.push(...faultsOf(await send(call, body), said));
          });
          await Promise.all(answers);
        }
        expect(faults).toEqual([]);
      },
      60_000,
    );
  });

  describe('on every call of a player', () => {
    const guarded = posts.filter(({ access }) => access === 'player').map(byPath);

    it.each(guarded)('%s: only the own token of the own site opens it', async (_path, call) => {
      const other = await others();
      const input = sampleOf(call);
      const ask = (me: object, host?: string) =>
        send(call, bodyOf(call, { ...input, ...me }), host).then(refusal);
      const { account_id, auth } = player.me;
      expect(await ask({ account_id, auth: 'f'.repeat(43) })).toBe('401 sessionExpired');
      expect(await ask({ account_id: other.mate.accountId, auth })).toBe('401 sessionExpired');
      expect(await ask({ account_id, auth: other.mate.token })).toBe('401 sessionExpired');
      expect(await ask({ account_id, auth: other.foreign.token })).toBe('401 sessionExpired');
      const { account_id: theirs, auth: foreign } = other.foreign.me;
      expect(await ask({ account_id: theirs, auth: foreign })).toBe('401 sessionExpired');
      expect(await ask({ account_id, auth, domain_name: betaHost })).toBe('401 sessionExpired');
      expect(await ask({ account_id, auth }, betaHost)).toBe('401 sessionExpired');
      expect(await ask({})).toBe('400 invalidInput');
    });

    let made: Promise<{ mate: TestPlayer; foreign: TestPlayer }> | undefined;
    /** Another player of the site, and one of another site. */
    const others = () =>
      (made ??= (async () => ({
        mate: await server.signUpPlayer(),
        foreign: await server.signUpPlayer(betaHost),
      }))());
  });

  describe('on every call that moves money', () => {
    const movers: Record<string, Mover> = {
      [depositCreate.path]: {
        movesMinor: 0n,
        requests: async () => [
          { method_code: 'gcash', amount: '500.00' },
          { method_code: 'gcash', amount: '501.00' },
        ],
      },
      [betPlace.path]: {
        movesMinor: -10_000n,
        async requests() {
          const [match] = (await server.call(eventList, {})).value;
          const event_id = match?.event_id ?? '';
          const { event } = await server.call(eventDetail, { event_id });
          const { selection_id = '', odds = '' } = event.markets[0]?.selections[0] ?? {};
          const slip = (stake: string) => ({
            odds_change: 'none',
            bets: [{ selection_id, odds, stake }],
          });
          return [slip('100.00'), slip('101.00')];
        },
      },
      [slipPlace.path]: {
        movesMinor: -10_000n,
        async requests() {
          const [match] = (await server.call(eventList, {})).value;
          const { selection_id = '', odds = '' } = match?.markets[0]?.selections[0] ?? {};
          const slip = (unit_stake: string) => ({
            odds_change: 'none',
            bets: [{ bet_type: 'single', legs: [{ selection_id, odds }], unit_stake }],
          });
          return [slip('100.00'), slip('101.00')];
        },
      },
      [cashOutTake.path]: {
        // The stake of the bet, and its worth.
        movesMinor: -10_000n + 9_500n,
        async requests() {
          const request = await cashOutRequest(server, player);
          return [request, { ...request, offer_change: 'any' }];
        },
      },
      [betEditTake.path]: {
        // The stake of the bet; its worth is the stake of the next.
        movesMinor: -10_000n,
        async requests() {
          const request = await editRequest(server, player);
          return [
            request,
            { ...request, legs: request.legs.map((leg) => ({ ...leg, odds: '9.00' })) },
          ];
        },
      },
      [withdrawalCreate.path]: {
        movesMinor: -20_000n,
        async requests() {
          const destination_id = await payouts.wallet(player);
          const step_up = await payouts.stepUp(player);
          const wanted = (amount: string) => ({ destination_id, amount, step_up });
          return [wanted('200.00'), wanted('201.00')];
        },
      },
      [claimInbox.path]: {
        movesMinor: 2_500n,
        async requests() {
          const item = () => tellReward(server, player, 2_500n);
          return [{ inbox_id: await item() }, { inbox_id: await item() }];
        },
      },
      [missionClaim.path]: {
        movesMinor: easyPrizeMinor,
        requests: () => doEasyMissions(server, player),
      },
      [bonusClaim.path]: {
        movesMinor: 0n,
        async requests() {
          const offered = async () => ({ bonus_id: await offerTo(server, player) });
          return [await offered(), await offered()];
        },
      },
      [bonusCode.path]: {
        movesMinor: 0n,
        async requests() {
          await publishBonuses(server);
          return bonusCodes.map((code) => ({ code }));
        },
      },
      [bonusForfeit.path]: {
        movesMinor: 0n,
        async requests() {
          const quoted = await quotedBonus(server, player);
          return [quoted, { ...quoted, quote_id: `${quoted.quote_id}0` }];
        },
      },
      ...gameMovers(
        () => server,
        () => player,
      ),
      ...tokenMovers(
        () => server,
        () => player,
      ),
      ...cashRewardMovers(() => server),
    };

    it('are these', () => {
      const moving = calls.filter(({ movesMoney }) => movesMoney).map(({ path }) => path);
      expect(moving.toSorted()).toEqual(Object.keys(movers).toSorted());
    });

    it.each(Object.entries(movers))(
      '%s: sent eight times at once it happens once; the same id for something else is refused',
      async (path, mover) => {
        player = await server.signUpPlayer();
        await server.fund(player, 100_000n);
        const [first, second] = await mover.requests();
        const request_id = crypto.randomUUID();
        const ask = async (fields: object) =>
          send({ method: 'POST', path: path as Call['path'] }, JSON.stringify(fields));
        const same = { ...player.me, ...first, request_id };
        const answers = await Promise.all(Array.from({ length: 8 }, () => ask(same)));
        expect(new Set(answers.map(refusal))).toEqual(new Set(['200 OK']));
        for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope);
        expect(refusal(await ask({ ...player.me, ...second, request_id }))).toBe(
          '409 requestIdReused',
        );
        const again = await ask({ ...same, request_id: request_id.toUpperCase() });
        expect(again.envelope).toEqual(answers[0]?.envelope);
        const { game_balance } = await server.call(getBalance, player.me);
        const movesMinor = mover.movesMinor + (mover.paidMinor?.(answers[0]?.envelope) ?? 0n);
        expect(Math.round(Number(game_balance) * 100)).toBe(Number(100_000n + movesMinor));
        expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
      },
    );
  });

  it('leaves books that are sound and a server that answers', async () => {
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    expect((await server.fetch(`http://${alphaHost}/readyz`)).status).toBe(200);
  });
});

async function contentOf(body: string | FormData): Promise<{ type: string; bytes: Buffer }> {
  if (typeof body === 'string') return { type: 'application/json', bytes: Buffer.from(body) };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await form.arrayBuffer()) };
}

/** As the call takes it: calls with a file come as forms. */
function bodyOf(call: Call, fields: Record<string, unknown>): string | FormData {
  if (!call.takesFile) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  return form;
}

function gameOf(path: string): string {
  if (path.startsWith('/api/fishing/')) return 'fishing';
  return path.startsWith('/api/rewards/') ? 'pick' : 'lotto-3d';
}

/** A request whose shape is right, so that the answer is about the token. */
function sampleOf(call: Call): Record<string, unknown> {
  const samples: Record<string, unknown> = {
    endpoint: 'https://push.example.net/send/1',
    p256dh: `B${'A'.repeat(86)}`,
    auth_secret: 'A'.repeat(22),
    bets: call.path.startsWith('/api/sports/slip_')
      ? [{ bet_type: 'single', legs: [{ selection_id: 'x', odds: '1.50' }], unit_stake: '10.00' }]
      : [{ selection_id: 'x', odds: '1.50', stake: '10.00' }],
    odds_change: 'none',
    selections: [{ selection_id: 'x' }],
    amount: '100.00',
    part: '1.00',
    offer_change: 'none',
    offer_id: 'x',
    bet_ids: ['x'],
    legs: [{ selection_id: 'x', odds: '1.50' }],
    sport: 'football',
    bet_type: 'single',
    fields: {},
    is_saved: false,
    is_cancel: false,
    replace: false,
    contact_email: 'ana@example.com',
    request_id: '0190c9f0-0000-7000-8000-000000000001',
    round_id: '0190c9f0-0000-7000-8000-000000000002',
    bet_id: '0190c9f0-0000-7000-8000-000000000003',
    has_stake: true,
    // Tables of hold'em have ids, those of shared rounds short names.
    table_id: call.path.startsWith('/api/poker/') ? '0190c9f0-0000-7000-8000-000000000004' : '1',
    seat: 1,
    name_shown: 'masked',
    layout_id: '0190c9f0-0000-7000-8000-000000000004',
    message_id: '0190c9f0-0000-7000-8000-000000000004',
    reason: 'Rude words',
    bonus_id: '0190c9f0-0000-7000-8000-000000000004',
    states: [],
    document: 'terms',
    forfeit_bonus: false,
    stake: '100.00',
    params: {},
    fraction: '1',
    shown: 'masked',
    game: gameOf(call.path),
    buy_in: '100.00',
    seq: 1,
    shots: [{ shot_id: 'a', at_ms: 0, weapon: 'cannon', bet: '0.10', targets: ['0-0'] }],
    state: 'settled',
    plays: [{ kind: 'straight', number: '045', stake: '10.00' }],
    draw_ids: ['3d:2026-12-01-1400'],
    ahead: 1,
    draws: 1,
    weekdays: [0],
    max_cost: '100.00',
    ticket_id: '0190c9f0-0000-7000-8000-000000000004',
    subscription_id: '0190c9f0-0000-7000-8000-000000000005',
    game_id: '0190c9f0-0000-7000-8000-000000000004',
    card_id: '0190c9f0-0000-7000-8000-000000000004',
    count: 1,
    ...(call.path === '/api/bingo/daub' && { number: 7 }),
    from: '2026-11-01T00:00:00Z',
    to: '2026-11-20T00:00:00Z',
    by: 'day',
    kinds: [],
    // No limit: time is bounded in whole minutes.
    kind: call.takesFile
      ? 'identity'
      : call.path.startsWith('/api/sports/fav_')
        ? 'team'
        : 'session',
    file: new File(['x'], 'x.jpg'),
    period: 'day',
    hours: 24,
    months: 6,
    minutes: 30,
    all: true,
    what: 'bets',
    game_type: 'arcade',
    time_zone: 'UTC',
    // Of the kinds that every call with a second step knows.
    step_up: { kind: 'totp', value: '000000' },
    code: '000000',
    old_code: '000000',
    new_code: '000000',
    contact: 'mail',
    purpose: 'step_up',
    channels: {},
    topic: 'deposit',
    channel: 'mail',
    is_on: true,
    response: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: {
        clientDataJSON: 'AAAA',
        attestationObject: 'AAAA',
        authenticatorData: 'AAAA',
        signature: 'AAAA',
      },
    },
  };
  const names = Object.keys(call.request.shape);
  const optional = new Set(['cursor', 'limit', 'status', 'product', 'domain_name', 'external_id']);
  const wanted = names.filter(
    (name) => !optional.has(name) && !['account_id', 'auth'].includes(name),
  );
  return Object.fromEntries(wanted.map((name) => [name, samples[name] ?? 'x']));
}
