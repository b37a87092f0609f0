import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  bet,
  betEditTake,
  betPlace,
  cashOutTake,
  bingoCardBuy,
  slipPlace,
  bonusClaim,
  bonusCode,
  bonusForfeit,
  callCatalogue,
  claimInbox,
  depositCreate,
  depositMethods,
  destinationAdd,
  eventList,
  fishingSessionClose,
  fishingSessionOpen,
  fishingTopUp,
  handAct,
  handStart,
  minigameAct,
  minigamePlay,
  missionClaim,
  layoutSave,
  lotterySubscribe,
  lotteryTicketBuy,
  passkeyBegin,
  passkeyFinish,
  pokerAct,
  pokerLeave,
  pokerRebuy,
  pokerSit,
  promotionDetail,
  promotionOptIn,
  roomChatSend,
  rewardClaim,
  roundCashOut,
  roundJoin,
  sessionList,
  spin,
  withdrawalCreate,
  type Call,
} from '@pavilion/contracts';
import {
  alphaHost,
  betaHost,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { referencesAcrossSites } from '@pavilion/test-kit/tables-of-sites';
import { importFootballData, openSportsbook } from '../modules/sports/sportsbook/index.ts';
import { seedPaymentMethods } from '../modules/money/payments/index.ts';
import { doEasyMissions, publishEasyMissions } from '../testing/done-missions.ts';
import { bonusCodes, offerTo, quotedBonus } from '../testing/bonuses.ts';
import { publishReloads, reloadCodes } from '../testing/cash-reward-movers.ts';
import { cashOutRequest, editRequest } from '../testing/cash-out-requests.ts';
import { gameMovers } from '../testing/game-movers.ts';
import { offerHouseGames } from '../testing/house-games.ts';
import { gameOnSale, runBingo } from '../testing/bingo.ts';
import { runLotteries } from '../testing/lotteries.ts';
import { fish } from '../testing/fishing-world.ts';
import { openTestTable, ownTurn, sitDown } from '../testing/poker-world.ts';
import { createPayoutWorld } from '../testing/payout-world.ts';
import { tellReward } from '../testing/rewards.ts';
import { offerWheel, openTokenRound, tokenMovers } from '../testing/token-games.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { auditBooks } from '../testing/audit-books.ts';

let server: TestServer;
let owner: TestPlayer;
/** What the owner has, by the name a call asks for it. */
let things: Record<string, string>;
let layout: string;
let openHand: object;
let openCards: { round_id: string };
let runningBet: object;
let payouts: Awaited<ReturnType<typeof createPayoutWorld>>;

beforeAll(async () => {
  server = await startTestServer();
  const { context, sites } = server;
  await seedPaymentMethods(context, sites.alpha);
  await offerHouseGames(server);
  await openSportsbook(context.database.db, { id: sites.alpha, currency: 'PHP' });
  const csv = [
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
    'E0,28/03/2027,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
  ].join('\n');
  await importFootballData(context, csv, 'fixtures');
  payouts = await createPayoutWorld(server);
  await publishEasyMissions(server);
  owner = await server.signUpPlayer();
  await server.fund(owner, 1_000_000n);
  const movers = gameMovers(
    () => server,
    () => owner,
  );
  const destination_id = await payouts.wallet(owner);
  const { withdrawal_id } = await payouts.withdraw(owner, destination_id, '300.00');
  const { deposit_id, saved_id } = await deposits();
  things = {
    destination_id,
    withdrawal_id,
    deposit_id,
    saved_id,
    bet_id: await sportsBet(),
    slip_id: await placedSlip(),
    cash_out_id: await takenCashOut(),
    offer_id: crypto.randomUUID(),
    inbox_id: await tellReward(server, owner, 2_500n),
    session_id: (await server.call(sessionList, owner.me)).value[0]?.session_id ?? '',
    passkey_id: await passkey(),
    ...(await lottery()),
    card_id: await bingoCardOf(owner),
    ...(await quotedBonus(server, owner)),
  };
  await offerWheel(server);
  openCards = { round_id: await openTokenRound(server, owner) };
  layout = await favourite();
  [openHand = {}] = (await movers[handAct.path]?.requests()) ?? [];
  [runningBet = {}] = (await movers[roundCashOut.path]?.requests()) ?? [];
});
afterAll(() => server.close());

/** A deposit that waits, and a wallet that was remembered with one that was paid. */
async function deposits() {
  const wish = { ...owner.me, amount: '500.00' };
  const paid = await server.call(depositCreate, { ...wish, method_code: 'maya', is_saved: true });
  await server.fetch(`http://${alphaHost}${paid.redirect_url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=paid',
  });
  await server.runJob('deliver-sandbox-webhooks');
  const remembered = async () => {
    const [method] = (await server.call(depositMethods, owner.me)).saved;
    if (!method) throw new Error('the wallet is not remembered yet');
    return method.saved_id;
  };
  const saved_id = await vi.waitFor(remembered, { timeout: 20_000 });
  const { deposit } = await server.call(depositCreate, { ...wish, method_code: 'gcash' });
  return { deposit_id: deposit.deposit_id, saved_id };
}

/** Favourite bets at a table. */
async function favourite(): Promise<string> {
  const { value } = await server.call(layoutSave, {
    ...owner.me,
    provider_code: 'PAVILION',
    game_code: 'roulette',
    name: 'Mine',
    bets: [{ params: { kind: 'red' }, stake: '10.00' }],
  });
  return value.layout_id;
}

async function slip() {
  const { value } = await server.call(eventList, {});
  const { selection_id = '', odds = '' } = value[0]?.markets[0]?.selections[0] ?? {};
  return { odds_change: 'any' as const, bets: [{ selection_id, odds, stake: '100.00' }] };
}

async function slipOfBets() {
  const { odds_change, bets } = await slip();
  return {
    odds_change,
    bets: bets.map(({ stake, ...leg }) => ({
      bet_type: 'single' as const,
      legs: [leg],
      unit_stake: stake,
    })),
  };
}

const newLegs = [{ selection_id: crypto.randomUUID(), odds: '1.50' }];

async function placedSlip(): Promise<string> {
  const placed = await server.call(slipPlace, { ...owner.me, ...(await slipOfBets()) });
  return placed.slip.slip_id;
}

async function takenCashOut(): Promise<string> {
  const asked = await cashOutRequest(server, owner);
  return (await server.call(cashOutTake, { ...owner.me, ...asked })).cash_out.cash_out_id;
}

async function sportsBet(): Promise<string> {
  const { bets } = await server.call(betPlace, { ...owner.me, ...(await slip()) });
  return bets[0]?.bet_id ?? '';
}

const straight = { kind: 'straight', number: '045', stake: '10.00' };
const subscription = { game: 'lotto-3d' as const, plays: [straight], draws: 2 };

async function lottery() {
  await runLotteries(server);
  const { game, plays } = subscription;
  const bought = await server.call(lotteryTicketBuy, { ...owner.me, game, plays, ahead: 1 });
  const { value } = await server.call(lotterySubscribe, { ...owner.me, ...subscription });
  return {
    ticket_id: bought.value[0]?.ticket_id ?? '',
    subscription_id: value.subscription_id,
  };
}

/** The game that the player has a card of: everybody may name it. */
let bingoGameId = '';

async function bingoCardOf({ me }: TestPlayer): Promise<string> {
  await runBingo(server);
  const { game_id } = await gameOnSale(server, 'hall-75');
  bingoGameId = game_id;
  const { value } = await server.call(bingoCardBuy, { ...me, game_id, count: 1 });
  return value.cards[0]?.card_id ?? '';
}

async function passkey(): Promise<string> {
  const { me, password } = owner;
  const { options } = await server.call(passkeyBegin, { ...me, purpose: 'register', password });
  const response = createSoftwareAuthenticator(`https://${alphaHost}`).register(options);
  const made = await server.call(passkeyFinish, { ...me, response, name: 'Phone' });
  return made.value.passkey_id;
}

// Cards of bingo are a player's, or in rooms of play money a guest's.
const ownCalls = Object.values(callCatalogue).filter(
  ({ access, path, request }) =>
    access === 'player' || (path.startsWith('/api/bingo/') && 'demo_id' in request.shape),
);
/** Ids of the caller himself, and of what everybody sees. */
const notThings = new Set([
  ...['account_id', 'demo_id', 'external_id', 'request_id', 'table_id', 'game_id'],
]);
const idsOf = (call: Call): string[] =>
  Object.keys(call.request.shape).filter((name) => name.endsWith('_id') && !notThings.has(name));

/**
 * Calls that take the id of something of the player: what they ask for besides, and how they answer
 * somebody else.
 */
const refusals: Record<string, { with?: () => object; answer: string }> = {
  '/api/settings/read_inbox': { answer: '404 inboxNotFound' },
  '/api/rewards/bonus_claim': { answer: '404 bonusNotFound' },
  '/api/rewards/bonus_forfeit': { answer: '404 bonusNotFound' },
  '/api/rewards/bonus_forfeit_preview': { answer: '404 bonusNotFound' },
  '/api/rewards/bonus_progress': { answer: '404 bonusNotFound' },
  '/api/rewards/minigame_act': {
    with: () => ({ ...openCards, action: 'flip', params: { card: 0 } }),
    answer: '404 roundNotFound',
  },
  '/api/settings/claim_inbox': { answer: '404 inboxNotFound' },
  '/api/wallet/deposit_status': { answer: '404 depositNotFound' },
  '/api/wallet/deposit_cancel': { answer: '404 depositNotFound' },
  '/api/wallet/deposit_create': {
    with: () => ({ method_code: 'maya', amount: '500.00' }),
    answer: '404 savedMethodNotFound',
  },
  '/api/wallet/saved_method_remove': { answer: '404 savedMethodNotFound' },
  '/api/lottery/ticket_get': { answer: '404 ticketNotFound' },
  '/api/bingo/daub': { with: () => ({ number: 7 }), answer: '404 ticketNotFound' },
  '/api/lottery/subscription_end': { answer: '404 subscriptionNotFound' },
  '/api/wallet/destination_remove': { answer: '404 destinationNotFound' },
  '/api/wallet/withdrawal_create': {
    with: () => ({ amount: '300.00', step_up: { kind: 'code', value: '000000' } }),
    answer: '404 destinationNotFound',
  },
  '/api/wallet/withdrawal_status': { answer: '404 withdrawalNotFound' },
  '/api/wallet/withdrawal_cancel': { answer: '404 withdrawalNotFound' },
  '/api/security/passkey_rename': {
    with: () => ({ name: 'Mine' }),
    answer: '404 passkeyNotFound',
  },
  '/api/security/passkey_remove': {
    with: () => ({ password: owner.password }),
    answer: '404 passkeyNotFound',
  },
  '/api/security/session_end': { answer: '404 notFound' },
  '/api/sports/cash_out_take': {
    with: () => ({ part: '1.00', offer_change: 'any' }),
    answer: '404 betNotFound',
  },
  '/api/sports/cash_out_status': { answer: '404 betNotFound' },
  '/api/sports/cash_out_rule_set': {
    with: () => ({ amount: '10.00', part: '1.00' }),
    answer: '404 betNotFound',
  },
  '/api/sports/bet_edit_quote': { with: () => ({ legs: newLegs }), answer: '404 betNotFound' },
  '/api/sports/bet_edit_take': { with: () => ({ legs: newLegs }), answer: '404 betNotFound' },
  '/api/sports/bet_share': { answer: '404 betNotFound' },
  '/api/sports/slip_status': { answer: '404 slipNotFound' },
  '/api/history/bet_detail': { answer: '404 betNotFound' },
  '/api/history/round_view': { answer: '404 betNotFound' },
  '/api/play/hand_act': { with: () => openHand, answer: '404 roundNotFound' },
  '/api/play/hand_hint': { with: () => openHand, answer: '404 roundNotFound' },
  '/api/play/round_cash_out': { with: () => runningBet, answer: '404 roundNotFound' },
  /** Everybody joins the same round. */
  '/api/play/round_join': { answer: '' },
  '/api/play/layout_remove': {
    with: () => ({ layout_id: layout }),
    answer: '404 layoutNotFound',
  },
  /** Everybody reports what everybody reads. */
  '/api/play/chat_report': { answer: '' },
  /** Tells the caller's own ticket of it, as the module's test looks at. */
  '/api/play/round_mine': { answer: '' },
};

/** Calls that only tell; the others are asked above, or change what is the caller's own. */
const reads =
  /(_list|_status|\/status|_state|_methods|_inbox|_balance|_played|_rounds|referral_code|\/get|\/vip|\/profile|\/withdrawable|\/activity|\/choices|\/statement|\/second_step|\/seeds)$/;

async function send(path: string, fields: object, me: TestPlayer, host: string) {
  const { account_id, auth } = me.me;
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { host },
    payload: { account_id, auth, ...fields },
  });
  return { outcome: `${answer.statusCode} ${messageOf(answer.body)}`, text: answer.body };
}
const messageOf = (body: string): string =>
  body.startsWith('{') ? String((JSON.parse(body) as { message: unknown }).message) : 'a file';

/** What the owner has, as far as somebody else could have touched it. */
async function estate(): Promise<string> {
  const { db } = server.context.database;
  const own = async (table: 'deposits' | 'withdrawals' | 'payout_destinations' | 'inbox_items') =>
    db.selectFrom(table).selectAll().where('player_id', '=', owner.id).orderBy('id').execute();
  const [hands, cards, passkeys, accounts, tickets, subscriptions, bingoCards] = await Promise.all([
    db.selectFrom('game_rounds').selectAll().where('player_id', '=', owner.id).execute(),
    db.selectFrom('minigame_rounds').selectAll().where('player_id', '=', owner.id).execute(),
    db.selectFrom('passkeys').selectAll().where('player_id', '=', owner.id).execute(),
    db.selectFrom('ledger_accounts').selectAll().where('owner_id', '=', owner.id).execute(),
    db.selectFrom('lottery_tickets').selectAll().where('player_id', '=', owner.id).execute(),
    db.selectFrom('lottery_subscriptions').selectAll().where('player_id', '=', owner.id).execute(),
    db.selectFrom('bingo_cards').selectAll().where('player_id', '=', owner.id).execute(),
  ]);
  const rows = [
    await own('deposits'),
    await own('withdrawals'),
    await own('payout_destinations'),
    await own('inbox_items'),
    tickets,
    subscriptions,
    bingoCards,
    hands,
    cards,
    passkeys,
    accounts,
  ];
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

it('every call that takes the id of something of a player is looked at here', () => {
  const asking = ownCalls.filter((call) => idsOf(call).length > 0).map(({ path }) => path);
  expect(asking.toSorted()).toEqual(Object.keys(refusals).toSorted());
});

it('somebody else who knows an id is told that there is no such thing, and nothing happens', async () => {
  const mate = await server.signUpPlayer();
  const foreigner = await server.signUpPlayer(betaHost);
  await server.fund(mate, 1_000_000n);
  const before = await estate();
  const asked = Object.entries(refusals).filter(([, { answer }]) => answer !== '');
  const answers: string[] = [];
  for (const [path, row] of asked) {
    const call = ownCalls.find((one) => one.path === path);
    const ids = (call ? idsOf(call) : []).map((name) => [name, things[name]]);
    const fields = { ...Object.fromEntries(ids), ...row.with?.() };
    expect([path, ...Object.values(fields)]).not.toContain(undefined);
    answers.push(`${path}: ${(await send(path, fields, mate, alphaHost)).outcome}`);
    // With a token of this site at another, and with one of another site at this.
    const elsewhere = await Promise.all([
      send(path, fields, foreigner, alphaHost),
      send(path, fields, owner, betaHost),
    ]);
    expect(elsewhere.map(({ outcome }) => outcome)).toEqual([
      '401 sessionExpired',
      '401 sessionExpired',
    ]);
    const beyond = (await send(path, fields, foreigner, betaHost)).outcome;
    expect(`${path}: ${beyond}`).toMatch(/: 40[04] (?!OK)/);
  }
  expect(answers).toEqual(asked.map(([path, { answer }]) => `${path}: ${answer}`));
  expect(await estate()).toBe(before);
  expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
});

it('no list of somebody else names anything of the player', async () => {
  const mate = await server.signUpPlayer();
  const ids = [...Object.values(things), openCards.round_id];
  const secrets = [...ids, owner.accountId, owner.phone, owner.email];
  const span = { from: '2026-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' };
  const told: string[] = [];
  for (const { path } of ownCalls.filter((call) => idsOf(call).length === 0)) {
    if (!reads.test(path)) continue;
    const { outcome, text } = await send(
      path,
      { ...span, by: 'day', period: 'day', game_id: bingoGameId },
      mate,
      alphaHost,
    );
    if (secrets.some((secret) => text.includes(secret))) told.push(path);
    expect(`${path}: ${outcome}`).toBe(`${path}: 200 OK`);
  }
  const { text } = await send('/api/history/export', { what: 'transactions' }, mate, alphaHost);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(told).toEqual([]);
});

it('no row refers to a row of another site, and one that did would be found', async () => {
  const { db } = server.context.database;
  expect(await referencesAcrossSites(db)).toEqual([]);
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`update deposits set site_id = ${server.sites.beta}`.execute(trx);
      throw new Error((await referencesAcrossSites(trx)).join(', '));
    }),
  ).rejects.toThrow(/^deposits\.player_id: \d+/);
});

/** Calls whose repetition is known by the id of the request: what a player sends with it. */
const repeatable: Record<string, (player: TestPlayer) => Promise<object>> = {
  [betPlace.path]: slip,
  [slipPlace.path]: slipOfBets,
  [cashOutTake.path]: (player) => cashOutRequest(server, player),
  [betEditTake.path]: (player) => editRequest(server, player),
  [bet.path]: (player) => move(bet, player),
  [handStart.path]: (player) => move(handStart, player),
  [handAct.path]: (player) => move(handAct, player),
  [roundJoin.path]: (player) => move(roundJoin, player),
  [roundCashOut.path]: (player) => move(roundCashOut, player),
  [roomChatSend.path]: async () => ({ room: 'table:PAVILION:roulette:1', text: 'Good luck' }),
  [lotteryTicketBuy.path]: (player) => move(lotteryTicketBuy, player),
  [lotterySubscribe.path]: async () => subscription,
  [bingoCardBuy.path]: (player) => move(bingoCardBuy, player),
  [pokerSit.path]: (player) => move(pokerSit, player),
  [pokerRebuy.path]: (player) => move(pokerRebuy, player),
  [pokerAct.path]: (player) => ownTurn(server, player),
  [fishingSessionOpen.path]: (player) => move(fishingSessionOpen, player),
  [fishingTopUp.path]: (player) => move(fishingTopUp, player),
  [fishingSessionClose.path]: async (player) => ({ session_id: await fish(server, player) }),
  [pokerLeave.path]: async (player) => {
    const table_id = await openTestTable(server);
    await sitDown(server, player, { table_id, buy_in: '100.00' });
    return { table_id };
  },
  [depositCreate.path]: async () => ({ method_code: 'gcash', amount: '500.00' }),
  [bonusClaim.path]: async (player) => ({ bonus_id: await offerTo(server, player) }),
  [bonusForfeit.path]: (player) => quotedBonus(server, player),
  [bonusCode.path]: async () => ({ code: bonusCodes[0] }),
  [spin.path]: (player) => move(spin, player),
  [minigamePlay.path]: (player) => move(minigamePlay, player),
  [minigameAct.path]: (player) => move(minigameAct, player),
  [promotionOptIn.path]: async () => {
    const promotion_code = 'to-opt-in';
    const { value } = await server.call(promotionDetail, { promotion_code });
    return { promotion_code, terms_version: value.terms.version };
  },
  [rewardClaim.path]: async () => {
    await publishReloads(server);
    return { reward_code: reloadCodes[0] };
  },
  [claimInbox.path]: async (player) => ({ inbox_id: await tellReward(server, player, 2_500n) }),
  [missionClaim.path]: async (player) => (await doEasyMissions(server, player))[0] ?? {},
  [destinationAdd.path]: async (player) => ({
    method_code: 'gcash',
    holder_name: 'Ana Cruz',
    fields: { phone: `0917${String((phones += 1)).padStart(7, '0')}` },
    step_up: await payouts.stepUp(player),
  }),
  [withdrawalCreate.path]: async (player) => ({
    destination_id: await payouts.wallet(player),
    amount: '300.00',
    step_up: await payouts.stepUp(player),
  }),
};

/** Two players cannot be paid to one number. */
let phones = 0;

async function move(call: Call, player: TestPlayer): Promise<object> {
  const of = [() => server, () => player] as const;
  const movers = { ...gameMovers(...of), ...tokenMovers(...of) };
  const [request = {}] = (await movers[call.path]?.requests()) ?? [];
  return request;
}

const idsIn = (text: string): string[] =>
  text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];

async function claimedBy({ id }: TestPlayer): Promise<string[]> {
  const rows = await server.context.database.db
    .selectFrom('inbox_items')
    .select('id')
    .where('player_id', '=', id)
    .where('claim_request_id', 'is not', null)
    .execute();
  const given = await server.context.database.db
    .selectFrom('reward_claims')
    .select('id')
    .where('player_id', '=', id)
    .execute();
  const stays = await server.context.database.db
    .selectFrom('poker_stays')
    .select('table_id as id')
    .where('player_id', '=', id)
    .execute();
  const fished = await server.context.database.db
    .selectFrom('fishing_sessions')
    .select('id')
    .where('player_id', '=', id)
    .execute();
  return [...rows, ...given, ...stays, ...fished].map((row) => row.id);
}

it('every call with an id of its request is looked at here', () => {
  // Tables, seas and rooms of play money are open to guests, those of money to players: the calls
  // take either.
  const callsOfBoth = Object.values(callCatalogue).filter(({ path }) =>
    /^.api.(poker|fishing|bingo)./.test(path),
  );
  const asking = [...new Set([...ownCalls, ...callsOfBoth])].filter(
    (call) => 'request_id' in call.request.shape,
  );
  expect(asking.map(({ path }) => path).toSorted()).toEqual(Object.keys(repeatable).toSorted());
});

it.each(Object.keys(repeatable))(
  "who uses the id of another one's request gets what is his own: %s",
  async (path) => {
    const [one, other] = [await server.signUpPlayer(), await server.signUpPlayer()];
    await Promise.all([one, other].map((player) => server.fund(player, 1_000_000n)));
    const request_id = crypto.randomUUID();
    const forAll = JSON.stringify(await server.call(eventList, {}));
    const made: string[][] = [];
    for (const player of [one, other]) {
      const fields = { ...(await repeatable[path]?.(player)), request_id };
      const { outcome, text } = await send(path, fields, player, alphaHost);
      expect(outcome).toBe('200 OK');
      made.push(idsIn(text).filter((id) => !forAll.includes(id)));
      // A claim names nothing, nor does a seat: the message or the table says that it was his.
      expect([...idsIn(text), ...(await claimedBy(player))]).not.toEqual([]);
    }
    const [ofOne = [], ofOther = []] = made;
    const shared = ofOther.filter((id) => ofOne.includes(id));
    // All join the same round, buy cards of the same game or fish in the same sea, and are told so.
    const ofAll: readonly string[] = [roundJoin.path, bingoCardBuy.path, fishingSessionOpen.path];
    expect(new Set(shared).size).toBe(ofAll.includes(path) ? 1 : 0);
  },
);
