import { sql } from 'kysely';
import { previewOfFile } from '@pavilion/server/modules/rewards/campaign-desk/preview-campaign.service';
import type { TestServer } from '@pavilion/test-kit';
import type { Figure } from '../lib/report.ts';
import { fill } from './rewards-prepare.ts';

/** A busy site's month: who played, how often, and deposits. */
const players = 20_000;
const playsEach = 50;
const depositsEach = 2;
const days = 30;
const dayMs = 24 * 60 * 60 * 1000;
const cash = (amount: string) => ({ kind: 'cash', amount });

/**
 * `campaign preview --days 30` of a file with items that read everything, over a million plays of
 * 20,000 players.
 */
export async function benchPreview(server: TestServer): Promise<Figure[]> {
  await fillMonth(server);
  const file = campaignFile(server);
  const startedMs = performance.now();
  const preview = await previewOfFile(server.context, file, days);
  const seconds = (performance.now() - startedMs) / 1000;
  if (preview.problems.length > 0) throw new Error(preview.problems.join('; '));
  return [
    {
      name: `preview of ${days} days: ${players.toLocaleString('en')} players, ${(players * playsEach).toLocaleString('en')} plays`,
      ...{ value: seconds, unit: 's' },
      detail: {
        players: preview.players,
        grants: preview.items.reduce((sum, { grants }) => sum + grants, 0),
        items: preview.items.length,
      },
    },
  ];
}

async function fillMonth(server: TestServer): Promise<void> {
  const { context, sites } = server;
  const now = context.clock.now();
  const spreadMs = days * dayMs - 60_000;
  await fill(server, async (db) => {
    await sql`insert into settled_plays (site_id, player_id, kind, product, provider_code,
      game_code, ref, cash_minor, bonus_minor,
      payout_cash_minor, payout_bonus_minor, placed_at, counted_at, settled_at)
    select ${sites.alpha}::uuid, c.id, 'settled', 'hashgame', 'PAVILION', 'dice', c.n || '-' || k.n,
           100 + k.n, 0, case when (c.n + k.n) % 2 = 0 then 190 else 0 end, 0, t.at, t.at, t.at
      from bench_crowd c cross join generate_series(1, ${playsEach}::integer) k (n)
      cross join lateral (select ${now}::timestamptz
        - ((c.n::bigint * 7919 + k.n * 104729) * 1000 % ${spreadMs}::bigint)
          * interval '1 millisecond' as at) t
     where c.n <= ${players}::integer`.execute(db);
    await sql`insert into deposits (id, site_id, player_id, method_code, provider,
      provider_reference, currency, amount_minor, status,
      redirect_url, request_id, request_hash, expires_at, next_query_at, credited_at, created_at,
      updated_at)
    select gen_random_uuid(), ${sites.alpha}::uuid, c.id, 'bench', 'bench',
           'bench-' || c.n || '-' || k.n, 'PHP', 10000, 'paid', '/', gen_random_uuid(),
           '\\x00'::bytea, ${now}::timestamptz, ${now}::timestamptz, t.at, t.at, t.at
      from bench_crowd c cross join generate_series(1, ${depositsEach}::integer) k (n)
      cross join lateral (select ${now}::timestamptz
        - ((c.n::bigint * 6101 + k.n * 15485863) * 1000 % ${spreadMs}::bigint)
          * interval '1 millisecond' as at) t
     where c.n <= ${players}::integer`.execute(db);
  });
  await context.database.withoutTimeouts((db) => sql`analyze settled_plays, deposits`.execute(db));
}

function campaignFile({ context }: TestServer): string {
  const now = context.clock.now().getTime();
  const languages = context.sites.byExternalId('alpha')?.languages ?? [];
  const texts = Object.fromEntries(
    ['EN', ...languages].map((code) => [code, { title: 'A title', body: '<p>Terms</p>' }]),
  );
  const times = {
    starts_at: new Date(now).toISOString(),
    ends_at: new Date(now + days * dayMs).toISOString(),
  };
  const items = [
    {
      ...{ kind: 'bonus', code: 'match', trigger: { on: 'deposit', deposit: { min: '50.00' } } },
      ...{ grant: { percent: 50, max: '100.00' }, expires_hours: 72 },
      wagering: { multiplier_percent: 1000, base: 'bonus' },
    },
    {
      ...{ kind: 'mission', code: 'rounds', period: 'day', metric: 'rounds', target: 2 },
      prize: cash('1.00'),
    },
    {
      ...{ kind: 'mission', code: 'days', period: 'week', metric: 'days', target: 3 },
      prize: cash('1.00'),
    },
    {
      ...{
        kind: 'race',
        code: 'week',
        metric: 'turnover',
        entry: 'auto',
        repeat: 'week',
        ...times,
      },
      prizes: [{ from: 1, to: 100, prize: cash('1.00') }],
    },
    { kind: 'rakeback', code: 'back', rates: [{ level: 0, rate_bp: 1000 }], claim: 'any' },
    {
      ...{ kind: 'cashback', code: 'loss', period: 'week', max: '50.00' },
      rates: [{ level: 0, rate_bp: 500 }],
    },
  ];
  return JSON.stringify({
    ...{ format: 1, site: 'alpha', campaign: 'bench-preview', ...times },
    budget: { amount: '900000000.00' },
    items: items.map((item) => ({ texts, budget: { amount: '90000000.00' }, ...item })),
  });
}
