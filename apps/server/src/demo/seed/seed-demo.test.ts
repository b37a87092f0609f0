import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bootElementId,
  bootData,
  callCatalogue,
  checkStatus,
  fetchAnnounment,
  fetchSlide,
  getBalance,
  jackpotList,
  login,
  marquee,
  partners,
  profile,
  profileUpdate,
  referral,
  referralOverview,
  rewardList,
  seo,
  siteinfodetail,
  socialAccount,
  startup,
  top10winnerWithdrawal,
  missionList,
  raceList,
  vip,
} from '@pavilion/contracts';
import { localeCodes, messageLocaleCodes } from '@pavilion/domain/locales';
import { screenNames, screens } from '@pavilion/domain/screens';
import { isThemeColour } from '@pavilion/domain/theme-colours';
import { themeCodes } from '@pavilion/domain/themes';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { referencesAcrossSites } from '@pavilion/test-kit/tables-of-sites';
import { demoJackpotsOf } from './demo-jackpots.data.ts';
import { demoAccount, demoSites, seedDemo } from './index.ts';
import { auditBooks } from '../../testing/audit-books.ts';
import { seedStudioGames } from '../../testing/studio-games.ts';

let server: TestServer;
let seedMs = 0;
describeServer('the seeded demo', (start) => {
  beforeAll(async () => {
    server = await start({ seed: 'none' });
    const startedMs = performance.now();
    await seedStudioGames(server.context);
    await seedDemo(server.context);
    seedMs = performance.now() - startedMs;
  });

  const get = (host: string, path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: path, headers: { host, ...headers } });

  describe('the demo', () => {
    it('is made once, soon enough, and its books are sound', async () => {
      expect(seedMs).toBeLessThan(30_000);
      expect(await seedDemo(server.context)).toBe(false);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('holds no row that refers to a row of another site', async () => {
      expect(await referencesAcrossSites(server.context.database.db)).toEqual([]);
    });

    it('covers every theme with a colour it has, eight currencies and every language', () => {
      expect(new Set(demoSites.map(({ themeCode }) => themeCode))).toEqual(new Set(themeCodes));
      expect(demoSites.every(({ themeCode, colour }) => isThemeColour(themeCode, colour))).toBe(
        true,
      );
      expect(new Set(demoSites.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(8);
      expect(new Set(demoSites.flatMap(({ languages }) => languages))).toEqual(
        new Set(localeCodes),
      );
    });

    it('lets the demo player in on every open site, with money', async () => {
      for (const { domains, isInMaintenance } of demoSites) {
        if (isInMaintenance) continue;
        const domain_name = domains[0];
        const { token } = await server.call(login, {
          domain_name,
          account_id: demoAccount.accountId,
          password: demoAccount.password,
        });
        const me = { domain_name, account_id: demoAccount.accountId, auth: token };
        expect(Number((await server.call(getBalance, me)).game_balance)).toBeGreaterThan(0);
        expect((await server.call(checkStatus, me)).status).toBe('ACTIVE');
        expect((await server.call(vip, me)).nextLevel[0]).toMatchObject({
          vip_name: 'Bronze',
          vip_name_next: 'Silver',
        });
      }
    });

    it('gives back to who plays and to who brings friends, in the words of the site', async () => {
      for (const { domains, isInMaintenance } of demoSites) {
        if (isInMaintenance) continue;
        const domain_name = domains[0];
        const { accountId: account_id, password } = demoAccount;
        const { token } = await server.call(login, { domain_name, account_id, password });
        const me = { domain_name, account_id, auth: token };
        const { value } = await server.call(rewardList, me);
        expect(value.map(({ reward_code }) => reward_code)).toEqual([
          'daily-rakeback',
          'weekly-cashback',
        ]);
        const { is_open, plan, tiers } = await server.call(referralOverview, me);
        expect(is_open).toBe(true);
        expect(plan).toMatchObject({ percent: 10, must_verify: true, within_days: 30 });
        expect(tiers.map(({ from }) => from)).toEqual([5, 20]);
      }
    });

    it('fills every content call', async () => {
      const domain_name = 'slot2.localhost';
      const slides = (await server.call(fetchSlide, { domain_name })).value;
      // One of its three leads to live tables: it waits until some can be played.
      const { provider_count } = await server.call(startup, { domain_name });
      expect(slides).toHaveLength(provider_count?.['casino'] ? 3 : 2);
      expect((await server.call(fetchSlide, { domain_name })).value[0]?.title).toBe(
        '点亮灯笼，转动卷轴',
      );
      expect((await server.call(marquee, { domain_name })).value).toHaveLength(3);
      expect((await server.call(fetchAnnounment, { domain_name })).value).toHaveLength(3);
      expect((await server.call(partners, { domain_name })).value.length).toBeGreaterThan(3);
      expect((await server.call(socialAccount, { domain_name })).value.length).toBeGreaterThan(2);
      expect((await server.call(referral, { domain_name })).setting_value).toBe(10);
      const { cms } = await server.call(siteinfodetail, { domain_name });
      for (const page of Object.values(cms)) {
        expect(page.status).toBe(true);
        expect(page.en_body.length).toBeGreaterThan(800);
        expect(page.local_body.length).toBeGreaterThan(200);
        expect(page.local_body).not.toBe(page.en_body);
        expect(page.en_body + page.local_body).not.toMatch(/<script|undefined|\$\{/);
      }
      expect((await server.call(seo, { domain_name, page_name: 'slots' })).value).toMatchObject({
        page_name: 'slots',
        en_item_name: 'Slots',
        meta_lang: 'zh-Hans',
      });
      expect((await server.call(seo, { domain_name, page_name: 'nothing' })).value).toBeNull();
      expect(await server.call(top10winnerWithdrawal, { domain_name })).toMatchObject({
        registered_player: 1,
        winner: [],
      });
    });

    it('holds a race of the day and a second race on every open site, with prizes of its currency', async () => {
      const second = new Map<string, string>();
      for (const { domains, isInMaintenance, externalId } of demoSites) {
        if (isInMaintenance) continue;
        const { value } = await server.call(raceList, { domain_name: domains[0] });
        expect(value.map(({ state }) => state)).toEqual(['running', 'running']);
        expect(value[0]).toMatchObject({ entry: 'auto', metric: 'turnover' });
        expect(value[0]?.race_code).toMatch(/^race-of-the-day-/);
        second.set(externalId, `${value[1]?.metric} ${value[1]?.entry}`);
      }
      expect(new Set(second.values())).toEqual(
        new Set(['multiplier join', 'net_win join', 'points join', 'points auto']),
      );
      const { value } = await server.call(raceList, { domain_name: 'slot9.localhost' });
      expect(value).toMatchObject([
        { title: 'दिनको दौड', prize_sum: '41000.00' },
        { title: 'सबैभन्दा अग्लो उडान', prize_sum: '85000.00' },
      ]);
    });

    it('sets missions of its kind on every open site, in its language', async () => {
      const codesOn = async (domain_name: string): Promise<string[]> =>
        (await server.call(missionList, { domain_name })).value.map((one) => one.mission_code);
      const own = {
        localhost: ['explorer', 'seat-at-the-table', 'tenfold'],
        'slot1.localhost': ['reel-walker', 'friend-of-the-wheel', 'hundredfold'],
        'sportsbook1.localhost': ['kick-off', 'bold-call', 'against-the-odds'],
      };
      for (const [host, codes] of Object.entries(own)) {
        const all = await codesOn(host);
        expect(all).toEqual(expect.arrayContaining(['warm-up', 'tour-one', ...codes]));
        for (const others of Object.values(own))
          if (others !== codes) expect(all.filter((code) => others.includes(code))).toEqual([]);
      }
      const { value } = await server.call(missionList, { domain_name: 'slot9.localhost' });
      expect(value.map(({ title }) => title)).toContain('पाङ्ग्राको साथी');
    });

    it('fills three jackpots on every open site, named in its language, with amounts of its currency', async () => {
      for (const { domains, currency, isInMaintenance } of demoSites) {
        if (isInMaintenance) continue;
        const { value } = await server.call(jackpotList, { domain_name: domains[0] });
        expect(value).toHaveLength(3);
        expect(value.every((jackpot) => jackpot.currency === currency)).toBe(true);
      }
      const { value } = await server.call(jackpotList, { domain_name: 'slot9.localhost' });
      expect(value).toMatchObject([
        { name: 'हप्ताको ज्याकपट', amount: '250000.00', share_percent: '0.5', last: null },
        { name: 'दिनको ज्याकपट', amount: '40000.00' },
        { name: 'घण्टाको ज्याकपट', amount: '5000.00' },
      ]);
      for (const { names } of demoJackpotsOf({ currency: 'EUR' }))
        expect(Object.keys(names).sort()).toEqual([...messageLocaleCodes].sort());
    });

    it('gives every picture it names', async () => {
      const { site } = await server.call(startup, { domain_name: 'casino3.localhost' });
      const { value } = await server.call(partners, { domain_name: 'casino3.localhost' });
      for (const path of [
        site?.logo1,
        site?.logo2,
        site?.logo3,
        value[0]?.img_url,
        '/media/flags/ph.svg',
        '/media/providers/nine-wickets/logo.svg',
        // By the code alone, as for a provider that the table does not know.
        '/media/providers/AURUM/logo.svg',
      ]) {
        const answer = await get('casino3.localhost', path ?? '');
        expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
          path,
          200,
          'image/svg+xml; charset=utf-8',
        ]);
        expect(answer.headers['cache-control']).toContain('immutable');
      }
      const poster = await get(
        'casino3.localhost',
        '/media/games/AURUM/vault-of-midas/poster-180.webp',
      );
      expect(poster.headers['content-type']).toBe('image/webp');
      expect(poster.rawPayload.length).toBeLessThan(25_000);
      for (const path of [
        '/media/games/AURUM/vault-of-midas/poster-181.webp',
        '/media/games/AURUM/none/poster.webp',
        '/media/../etc/passwd',
        '/media/constructor/x',
      ]) {
        expect((await get('casino3.localhost', path)).statusCode).toBe(404);
      }
    });
  });

  it('draws every slide and announcement it shows', async () => {
    const domain_name = 'slot9.localhost';
    const slides = (await server.call(fetchSlide, { domain_name })).value;
    const news = (await server.call(fetchAnnounment, { domain_name })).value;
    const paths = [
      ...slides.flatMap((slide) => [slide.img_url, slide.mobile_img_url]),
      ...news.map((entry) => entry.img_url ?? ''),
    ];
    expect(paths.length).toBeGreaterThan(slides.length * 2);
    for (const path of paths)
      expect([path, (await get(domain_name, path)).statusCode]).toEqual([path, 200]);
  }, 60_000);

  describe('pages', () => {
    it('answer every route of every language', async () => {
      for (const name of screenNames) {
        for (const prefix of ['', '/zh-hans', '/es']) {
          const path = prefix + (screens[name].path === '/' && prefix ? '' : screens[name].path);
          expect([path, (await get('localhost', path)).statusCode]).toEqual([path, 200]);
        }
      }
    }, 60_000);

    it('carry data the contract allows, in the language of the path', async () => {
      const { body, headers } = await get('slot2.localhost', '/en/about');
      const json = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(body)?.[1] ?? '';
      const boot = bootData.parse(JSON.parse(json));
      expect(boot).toMatchObject({
        path: '/about',
        locale: { tag: 'en-US', prefix: 'en' },
        startup: { site: { theme_code: 'slot2' } },
      });
      expect(boot.cms?.en_body).toContain('Lantern Temple');
      expect(body).toMatch(/<html lang="en-US" dir="ltr"[ >]/);
      expect(body).toContain('<link rel="canonical" href="http://slot2.localhost/en/about">');
      expect(body).toContain('hreflang="x-default" href="http://slot2.localhost/about"');
      expect(headers['set-cookie']).toContain('i18n_redirected=en-US');
      expect(headers['cache-control']).toContain('private');
      const tokens = /<style id="pavilion-tokens">(:root{.*?)<\/style>/s.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(tokens).digest('base64');
      const policy = String(headers['content-security-policy']).split('; ');
      const styles = policy.find((directive) => directive.startsWith('style-src '));
      expect(styles).toContain(`'sha256-${hash}'`);
    });

    it('write what the frame of the page shows', async () => {
      const { body } = await get('casino1.localhost', '/');
      const json = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(body)?.[1] ?? '';
      const { frame } = bootData.parse(JSON.parse(json));
      expect(frame).toMatchObject({ hasHotGames: true, cms_status: { about_us: true } });
      expect(frame?.socials.length).toBeGreaterThan(0);
      expect(frame?.partners.length).toBeGreaterThan(0);
    });

    it.each<[string, string, Record<string, string>, number, string | undefined]>([
      ['localhost', '/', { 'accept-language': 'es-MX,en;q=0.5' }, 302, '/es'],
      ['localhost', '/?aff=7', { 'accept-language': 'zh-TW' }, 302, '/zh-hant?aff=7'],
      [
        'localhost',
        '/',
        { 'accept-language': 'es', cookie: 'i18n_redirected=en-US' },
        200,
        undefined,
      ],
      ['localhost', '/', { 'accept-language': 'fr' }, 200, undefined],
      ['localhost', '/slots', { 'accept-language': 'es' }, 200, undefined],
      ['localhost', '/slots?a=1', { cookie: 'i18n_redirected=es' }, 302, '/es/slots?a=1'],
      ['localhost', '/zh-hans/slots', { cookie: 'i18n_redirected=es' }, 200, undefined],
      ['localhost', '/slots', { cookie: 'i18n_redirected=en-US' }, 200, undefined],
      ['slot9.localhost', '/slots', { cookie: 'i18n_redirected=ne' }, 200, undefined],
      ['localhost', '/nothing/here', { cookie: 'i18n_redirected=es' }, 302, '/es/nothing/here'],
      ['localhost', '/es/nothing/here', { cookie: 'i18n_redirected=es' }, 404, undefined],
      [
        'slot5.localhost',
        '/deposit?deposit_id=7',
        { cookie: 'i18n_redirected=en-US' },
        302,
        '/en/deposit?deposit_id=7',
      ],
      ['slot5.localhost', '/ms/deposit', { cookie: 'i18n_redirected=en-US' }, 200, undefined],
      ['maintenance.localhost', '/slots', { cookie: 'i18n_redirected=en-US' }, 503, undefined],
      ['slot9.localhost', '/', { 'accept-language': 'ne' }, 200, undefined],
      ['slot9.localhost', '/es/slots', {}, 404, undefined],
      ['localhost', '/nothing/here', {}, 404, undefined],
      ['nobody.test', '/slots', {}, 404, undefined],
      ['maintenance.localhost', '/', {}, 503, undefined],
      ['maintenance.localhost', '/slots', {}, 503, undefined],
    ])('%s%s %o → %i', async (host, path, headers, status, location) => {
      const answer = await get(host, path, headers);
      expect([answer.statusCode, answer.headers['location']]).toEqual([status, location]);
      if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('are for search engines to list', async () => {
      const { body } = await get('slot2.localhost', '/faqs');
      expect(body).not.toContain('noindex');
    });

    it('name themselves, not their like in another language', async () => {
      const { body } = await get('slot6.localhost', '/en');
      expect(body).toContain('<link rel="canonical" href="http://slot6.localhost/en">');
      expect(body).toContain(
        '<link rel="alternate" hreflang="en-US" href="http://slot6.localhost/en">',
      );
    });

    it.each(['SLOT6.localhost', 'Slot6.LOCALHOST.'])(
      'have one canonical address, also for who asks %s',
      async (host) => {
        const { body } = await get(host, '/en');
        expect(body).toContain('<link rel="canonical" href="http://slot6.localhost/en">');
        expect(body).toContain('hreflang="x-default" href="http://slot6.localhost/"');
        expect(body).not.toMatch(/S[Ll][Oo][Tt]6|LOCALHOST|localhost\./);
        const sitemap = (await get(host, '/sitemap.xml')).body;
        expect(sitemap).toContain('<loc>http://slot6.localhost/en</loc>');
        expect(sitemap).not.toMatch(/S[Ll][Oo][Tt]6|LOCALHOST|localhost\./);
      },
    );

    it('are made per site: robots, sitemap, manifest', async () => {
      expect((await get('slot2.localhost', '/robots.txt')).body).toContain(
        'Sitemap: http://slot2.localhost/sitemap.xml',
      );
      const sitemap = (await get('slot2.localhost', '/sitemap.xml')).body;
      expect(sitemap).toContain('<loc>http://slot2.localhost/slots</loc>');
      expect(sitemap).toContain('<loc>http://slot2.localhost/zh-hant/slots</loc>');
      expect(sitemap).not.toContain('/deposit<');
      expect((await get('slot2.localhost', '/manifest.webmanifest')).json()).toMatchObject({
        name: 'Lantern Temple',
        start_url: '/?source=app',
      });
    });

    it('preview another colour of the theme outside production', async () => {
      const plain = await get('casino1.localhost', '/slots');
      const preview = await get('casino1.localhost', '/slots?theme_color=emerald');
      expect(plain.body).toContain('"theme_color":"gold"');
      expect(preview.body).toContain('"theme_color":"emerald"');
      expect((await get('casino1.localhost', '/slots?theme_color=nope')).body).toContain(
        '"theme_color":"gold"',
      );
    });
  });

  describe('profile', () => {
    it('keeps a name and a mail address in their stored forms, and no bad ones', async () => {
      const domain_name = 'casino2.localhost';
      const { token } = await server.call(login, {
        domain_name,
        account_id: 'demo',
        password: demoAccount.password,
      });
      const me = { domain_name, account_id: 'demo', auth: token };
      const { contact_email } = await server.call(profile, me);
      expect(
        await server.call(profileUpdate, {
          ...me,
          full_name: '  Ana  María O’Neill ',
          contact_email: ` ${contact_email.toUpperCase()}`,
        }),
      ).toMatchObject({ full_name: 'Ana María O’Neill', contact_email });
      const bad = await server
        .call(profileUpdate, { ...me, full_name: 'R2D2', contact_email: 'x' })
        .catch((error: unknown) => error);
      expect(bad).toMatchObject({
        errors: [
          { path: 'full_name', code: 'alphabetOnly' },
          { path: 'contact_email', code: 'invalidEmail' },
        ],
      });
      expect(
        (
          await server.call(login, {
            domain_name,
            account_id: 'demo',
            password: demoAccount.password,
          })
        ).fullname,
      ).toBe('Ana María O’Neill');
    });
  });

  describe('operations', () => {
    it('say how the server is, and describe every call', async () => {
      expect((await get('localhost', '/healthz')).json()).toEqual({ status: 'ok' });
      expect((await get('localhost', '/readyz')).json()).toEqual({ status: 'ready' });
      expect((await get('localhost', '/metrics')).body).toContain(
        'pavilion_calls_total{path="/api/auth/login",outcome="OK"}',
      );
      const document = (await get('localhost', '/api/openapi.json')).json<{
        paths: Record<string, unknown>;
      }>();
      expect(Object.keys(document.paths)).toHaveLength(Object.keys(callCatalogue).length);
    });
  });
});
