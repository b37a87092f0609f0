import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  betList,
  callCatalogue,
  eventList,
  gameList,
  getBalance,
  matchList,
  publicOdds,
  startup,
} from '@pavilion/contracts';
import { alphaHost, betaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { routes } from '../module-catalogue.ts';
import { changeMaintenance } from '../modules/site/sites/index.ts';

let server: TestServer;
describeServer('calls', (start) => {
  beforeAll(async () => {
    server = await start();
  });

  interface Sent {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url?: string;
    host?: string;
    type?: string;
    body?: string;
  }

  /** `404 siteNotFound` of a raw request. */
  async function answerTo({
    method = 'POST',
    url = '/api/startup',
    host = alphaHost,
    type = 'application/json',
    body,
  }: Sent) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { host, ...(body === undefined ? {} : { 'content-type': type }) },
      payload: body,
    });
    const envelope = answer.json<{ statusCode: number; message: string }>();
    expect(envelope.statusCode).toBe(answer.statusCode === 200 ? 1 : -answer.statusCode);
    return `${answer.statusCode} ${envelope.message}`;
  }

  const json = (value: unknown): string => JSON.stringify(value);
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const balance = '/api/auth/get_balance';

  describe('what comes in over the wire', () => {
    it.each<[string, Sent, string]>([
      ['a good call', { body: '{}' }, '200 OK'],
      ['no body at all', {}, '200 OK'],
      ['an address that cannot be read', { method: 'GET', url: '/api/%' }, '404 notFound'],
      ['unknown fields', { body: json({ colour: 'red' }) }, '200 OK'],
      ['text that is no JSON', { body: '{"domain_name":' }, '400 malformedJson'],
      ['an empty JSON body', { body: '' }, '400 malformedJson'],
      ['a list', { body: '[]' }, '400 invalidInput'],
      ['a number', { body: '7' }, '400 invalidInput'],
      ['very deep nesting', { body: nested }, '400 invalidInput'],
      ['a body over 64 KiB', { body: json({ x: 'x'.repeat(65_536) }) }, '413 payloadTooLarge'],
      [
        'a form',
        { type: 'application/x-www-form-urlencoded', body: 'a=1' },
        '415 unsupportedMediaType',
      ],
      ['XML', { type: 'text/xml', body: '<a/>' }, '415 unsupportedMediaType'],
      ['the wrong method', { method: 'GET' }, '405 methodNotAllowed'],
      ['PUT', { method: 'PUT', body: '{}' }, '405 methodNotAllowed'],
      ['an unknown call', { url: '/api/nothing', body: '{}' }, '404 notFound'],
      ['an unknown call by GET', { url: '/api/nothing', method: 'GET' }, '404 notFound'],
      ['a field of the wrong type', { body: json({ domain_name: 5 }) }, '400 invalidInput'],
      ['an unknown host', { host: 'nobody.test', body: '{}' }, '404 siteNotFound'],
      ['an unknown domain', { body: json({ domain_name: 'nobody.test' }) }, '404 siteNotFound'],
      [
        'a domain in capitals with port',
        { body: json({ domain_name: 'ALPHA.test:4000' }) },
        '200 OK',
      ],
      [
        'domain and id of two sites',
        { body: json({ domain_name: alphaHost, external_id: 'beta' }) },
        '400 invalidSite',
      ],
      [
        'domain and id that agree',
        { body: json({ domain_name: betaHost, external_id: 'beta' }) },
        '200 OK',
      ],
      ['an id alone', { host: 'x.test', body: json({ external_id: 'beta' }) }, '200 OK'],
      [
        'an unknown token',
        { url: balance, body: json({ account_id: 'a', auth: 'b' }) },
        '401 sessionExpired',
      ],
      ['a signed-in call without token', { url: balance, body: '{}' }, '400 invalidInput'],
      ['a prototype', { body: '{"__proto__":{"statusCode":1}}' }, '200 OK'],
    ])('%s', async (_name, sent, expected) => {
      expect(await answerTo(sent)).toBe(expected);
    });

    it('names each bad field and why', async () => {
      const error = await server
        .call(gameList, { limit: 1000, sort: 'wild' as 'new', search: 7 as never })
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        errors: expect.arrayContaining([
          { path: 'limit', code: 'aboveMaximum' },
          { path: 'sort', code: 'invalidChoice' },
          { path: 'search', code: 'invalidType' },
        ]),
      });
      const missing = await server.call(getBalance, {} as never).catch((reason: unknown) => reason);
      expect(missing).toMatchObject({
        errors: [
          { path: 'account_id', code: 'required' },
          { path: 'auth', code: 'required' },
        ],
      });
    });

    it.each<[string, { from?: string; to?: string }, { path: string; code: string }[] | 'OK']>([
      ['a bad start', { from: 'yesterday' }, [{ path: 'from', code: 'invalidDate' }]],
      [
        'a bad start and a good end',
        { from: '2026-13-45T00:00:00Z', to: '2026-11-21T00:00:00Z' },
        [{ path: 'from', code: 'invalidDate' }],
      ],
      [
        'two bad ends',
        { from: 'a', to: 'b' },
        [
          { path: 'from', code: 'invalidDate' },
          { path: 'to', code: 'invalidDate' },
        ],
      ],
      [
        'an end before the start',
        { from: '2026-11-21T00:00:00.001Z', to: '2026-11-21T00:00:00Z' },
        [{ path: 'to', code: 'endBeforeStart' }],
      ],
      [
        'an end before the start, told by the time zone',
        { from: '2026-11-21T00:00:00Z', to: '2026-11-21T07:00:00+08:00' },
        [{ path: 'to', code: 'endBeforeStart' }],
      ],
      ['one moment', { from: '2026-11-21T00:00:00Z', to: '2026-11-21T00:00:00Z' }, 'OK'],
      ['a start alone', { from: '2026-11-21T00:00:00Z' }, 'OK'],
      ['an end alone', { to: '2026-11-21T00:00:00Z' }, 'OK'],
    ])('refuses %s of a range with one error for each fault', async (_name, range, expected) => {
      const { me } = await server.signUpPlayer();
      const answers = await Promise.all(
        [server.call(betList, { ...me, ...range }), server.call(eventList, range)].map((sent) =>
          sent.then(
            () => 'OK',
            (failure: CallFailure) => failure.errors,
          ),
        ),
      );
      expect(answers).toEqual([expected, expected]);
    });

    it.each([betList.path, eventList.path])(
      'says in the document of %s how a range must be',
      async (path) => {
        const document = await server.fetch('http://alpha.test/api/openapi.json');
        const { paths } = (await document.json()) as { paths: Record<string, unknown> };
        const to = { description: expect.stringContaining('`endBeforeStart`') };
        const schema = { properties: { to } };
        expect(paths[path]).toMatchObject({
          post: { requestBody: { content: { 'application/json': { schema } } } },
        });
      },
    );

    it('answers every call of the catalogue, each once', () => {
      const paths = routes.map(({ call }) => call.path).toSorted();
      expect(paths).toEqual(
        Object.values(callCatalogue)
          .map(({ path }) => path)
          .toSorted(),
      );
    });

    it('sets the headers that protect a browser and says which request it was', async () => {
      const { headers } = await server.app.inject({
        method: 'POST',
        url: '/api/startup',
        headers: { host: alphaHost },
      });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'permissions-policy': expect.stringMatching(/(^|, )camera=\(\), .*geolocation=\(\)/),
      });
      expect(headers['x-powered-by']).toBeUndefined();
    });

    it('forbid everybody on the way to keep it; lists for everybody may be asked about', async () => {
      const lists: readonly string[] = [publicOdds.path, matchList.path];
      const paths = [...Object.values(callCatalogue).map(({ path }) => path), '/api/nothing'];
      for (const url of [...paths, '/api/openapi.json']) {
        for (const method of ['GET', 'POST'] as const) {
          const { headers } = await server.app.inject({
            method,
            url,
            headers: { host: alphaHost },
          });
          const isList = method === 'GET' && lists.includes(url);
          const expected = isList ? 'private, no-cache' : 'no-store';
          expect([method, url, headers['cache-control']]).toEqual([method, url, expected]);
        }
      }
    });
  });

  describe('in maintenance', () => {
    it('only startup answers, and it says until when', async () => {
      const { context } = server;
      const site = context.sites.byExternalId('beta');
      if (!site) throw new Error('no site');
      const endAt = new Date(context.clock.now().getTime() + 60_000);
      await changeMaintenance(context, 'test', site, { isEnabled: true, startAt: null, endAt });
      expect(await answerTo({ url: '/api/home/marquee', host: betaHost, body: '{}' })).toBe(
        '503 serviceUnavailable',
      );
      expect(await answerTo({ url: balance, host: betaHost, body: '{}' })).toBe(
        '503 serviceUnavailable',
      );
      const answer = await server.call(startup, { domain_name: betaHost });
      expect(answer.maintenance).toEqual({
        is_maintenance: true,
        start_date: null,
        end_date: endAt.toISOString(),
      });
      expect(answer.site).toBeUndefined();
      server.advance(60_000);
      expect((await server.call(startup, { domain_name: betaHost })).site?.site_name).toBe('Beta');
    });
  });
});
