import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { callCatalogue } from './call-catalogue.ts';
import type { Call } from './define-call.ts';
import { commonErrorCodes, errorCatalogue } from './error-catalogue.ts';
import { isSessionFailure, sessionErrorCodes } from './session-failures.ts';
import { instantInput } from './shared/fields.ts';

const calls: [string, Call][] = Object.entries(callCatalogue);

/** The calls that the specification names, point 7, and those the wire page adds to them. */
const publicPaths = [
  '/api/startup',
  '/api/auth/login',
  '/api/auth/get_balance',
  '/api/auth/forgot_password',
  '/api/auth/signup',
  '/api/auth/tac/verify',
  '/api/auth/tac/request_new_register',
  '/api/auth/update_password',
  '/api/auth/tac/request_login',
  '/api/auth/login_tac',
  '/api/auth/logout',
  '/api/auth/reset_password',
  '/api/auth/vip',
  '/api/home/fav_list',
  '/api/home/fav_add',
  '/api/home/fav_remove',
  '/api/product/get_hot_games',
  '/api/seo',
  '/api/settings/profile_update',
  '/api/settings/social_account',
  '/api/settings/top10winner_withdrawal',
  '/api/settings/siteinfodetail',
  '/api/settings/partners',
  '/api/settings/get_inbox',
  '/api/settings/check_status',
  '/api/settings/claim_inbox',
  '/api/settings/get_analytics',
  '/api/settings/adsvisit',
  '/api/home/fetch_transactions',
  '/api/home/fetch_slide',
  '/api/home/fetch_announment',
  '/api/home/marquee',
  '/api/home/referral',
  '/api/home/public_odds',
  '/api/home/match_list',
];

describe('the call catalogue', () => {
  it.each(publicPaths)('has %s, which never changes', (path) => {
    expect(calls.filter(([, call]) => call.path === path)).toHaveLength(1);
  });

  it('names no path twice', () => {
    const paths = calls.map(([, call]) => call.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is POST except for the two open lists', () => {
    const gets = calls.filter(([, call]) => call.method === 'GET').map(([, call]) => call.path);
    expect(gets).toEqual(['/api/home/public_odds', '/api/home/match_list']);
  });

  it.each(calls)('%s lists only errors that are its own and exist', (_name, call) => {
    const shared: string[] = [
      ...commonErrorCodes,
      ...(call.access === 'public' ? [] : sessionErrorCodes),
    ];
    for (const code of call.errors) {
      expect(errorCatalogue).toHaveProperty(code);
      expect(shared).not.toContain(code);
    }
    expect(new Set(call.errors).size).toBe(call.errors.length);
  });

  // They tell something to a guest and more to a player: they may carry the one and need none.
  const forBoth: readonly string[] = [
    ...['/api/play/launch', '/api/play/game_info', '/api/content/legal'],
    ...['/api/sports/slip_quote', '/api/sports/slip_share', '/api/sports/event_list'],
    ...['/api/rewards/promotion_list', '/api/rewards/promotion_detail'],
    ...['/api/rewards/mission_list', '/api/rewards/race_list', '/api/rewards/race_detail'],
  ];
  // At tables, in seas and rooms of play money a guest's purse stands in place of the player.
  const isForBoth = ({ path, request }: Call): boolean =>
    forBoth.includes(path) ||
    (/^.api.(poker|fishing|bingo)./.test(path) && 'demo_id' in request.shape);
  const ofOne = calls.filter(([, call]) => !isForBoth(call));

  it.each(ofOne)('%s carries the player exactly when it needs one', (_name, call) => {
    const fields = Object.keys(call.request.shape);
    const hasPlayer = fields.includes('account_id') && fields.includes('auth');
    expect(hasPlayer).toBe(call.access !== 'public');
    expect(fields.includes('guest_token')).toBe(call.access === 'visitor');
  });

  it.each(calls)('%s uses snake_case on the wire', (_name, call) => {
    const fields = [...Object.keys(call.request.shape), ...Object.keys(call.response.shape)];
    // `nextLevel` and the envelope are spelled so by the specification.
    const odd = fields.filter((field) => !/^[a-z][a-z0-9_]*$/.test(field) && field !== 'nextLevel');
    expect(odd).toEqual([]);
  });

  it.each(calls.filter(([, call]) => call.movesMoney))(
    '%s is idempotent by request_id',
    (_name, call) => {
      expect(Object.keys(call.request.shape)).toContain('request_id');
      expect(call.errors).toContain('requestIdReused');
    },
  );

  // A lone `from` is a number of a round, not a time.
  const ranged = calls.filter(([, call]) => 'to' in call.request.shape);
  it('has calls with a range of dates', () => {
    expect(ranged.map(([name]) => name)).toEqual([
      'leagueList',
      'eventList',
      'eventChanges',
      'sportList',
      'resultList',
      'betList',
      'transactionList',
      'statement',
      'historyExport',
      'lotteryResults',
      'bingoGameList',
    ]);
  });

  it.each(ranged)('%s refuses a range that ends before it starts, and says so', (_name, call) => {
    const reversed = { from: '2026-11-22T00:00:00Z', to: '2026-11-21T00:00:00Z' };
    const me = {
      account_id: 'ana',
      auth: 'token',
      by: 'day',
      what: 'bets',
      game: 'lotto-3d',
      since: 1,
    };
    const issues = (range: object) =>
      call.request
        .safeParse({ ...me, ...range })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    expect(issues(reversed)).toEqual([['to', 'endBeforeStart']]);
    expect(issues({ from: reversed.to, to: reversed.from })).toEqual([]);
    expect(z.toJSONSchema(call.request, { io: 'input' })).toMatchObject({
      properties: { to: { description: expect.stringContaining('`endBeforeStart`') } },
    });
  });

  it.each(calls)('%s takes a time only as an end of a range', (_name, call) => {
    const instant = z.toJSONSchema(instantInput) as { pattern: string };
    const times = Object.entries(call.request.shape).filter(([, field]) =>
      JSON.stringify(z.toJSONSchema(field as z.ZodMiniType, { io: 'input' })).includes(
        JSON.stringify(instant.pattern),
      ),
    );
    expect(times.map(([name]) => name)).toEqual('to' in call.request.shape ? ['from', 'to'] : []);
  });

  it.each(calls)('%s can be written as JSON schema', (_name, call) => {
    expect(z.toJSONSchema(call.request, { io: 'input' })).toMatchObject({ type: 'object' });
    expect(z.toJSONSchema(call.response)).toMatchObject({ type: 'object' });
  });
});

describe('the error catalogue', () => {
  it.each(Object.keys(errorCatalogue))(
    '%s is letters only, so that it is a translation key',
    (code) => {
      expect(code).toMatch(/^[A-Za-z]+$/);
    },
  );

  it('ends the session for exactly the codes of the session family', () => {
    const family = Object.entries(errorCatalogue).flatMap(([code, entry]) =>
      'isSessionFamily' in entry ? [code] : [],
    );
    expect(family).toEqual(['sessionExpired', 'BLOCK', 'CLOSE', 'permissionDenied']);
    expect(Object.keys(errorCatalogue).filter(isSessionFailure)).toEqual(family);
  });
});
