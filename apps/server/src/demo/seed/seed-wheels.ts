import { locales } from '@pavilion/domain/locales';
import { isMessageTag, sourceTag } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { ServerContext } from '../../context.ts';
import { publishCampaign } from '../../modules/rewards/campaigns/index.ts';
import { demoSites, type DemoSite } from './demo-sites.data.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lastsDays = 366;
/** Tokens with their weights: what a spin gives, one thousand in all. */
const segments = [
  [2, 400],
  [5, 300],
  [10, 180],
  [20, 90],
  [50, 25],
  [200, 5],
] as const;
const streak = [
  [3, 10],
  [7, 50],
] as const;

const tokens = (amount: number) => ({ kind: 'token', amount: String(amount) });

/**
 * Opens the wheel of the day on every demo site. It gives tokens alone, which cost its budget
 * nothing.
 */
export async function seedWheels(context: ServerContext, actor: string): Promise<void> {
  const nowMs = context.clock.now().getTime();
  for (const site of demoSites) {
    const file = JSON.stringify(campaignOf(site, nowMs), null, 1);
    const { problems } = await publishCampaign(context, actor, file);
    if (problems.length > 0) throw new Error(`${site.externalId}: ${problems.join('; ')}`);
  }
}

const campaignOf = ({ externalId, languages }: DemoSite, nowMs: number) => ({
  format: 1,
  site: externalId,
  campaign: 'daily-wheel',
  starts_at: new Date(nowMs).toISOString(),
  ends_at: new Date(nowMs + lastsDays * dayMs).toISOString(),
  budget: { amount: '1000000', token_worth: '0' },
  items: [
    {
      kind: 'wheel',
      code: 'daily-wheel',
      texts: textsIn(['EN', ...languages]),
      segments: segments.map(([amount, weight]) => ({
        ...{ label: String(amount), weight, prize: tokens(amount) },
      })),
      streak: streak.map(([day, amount]) => ({ day, prize: tokens(amount) })),
      streak_length: 7,
    },
  ],
});

const textsIn = (languages: DemoSite['languages']) =>
  Object.fromEntries(
    [...new Set(languages)].map((code) => {
      const { tag } = locales[code];
      const t = createTranslator(isMessageTag(tag) ? tag : sourceTag);
      return [code, { title: t('_m.spin'), summary: t('ui.spin.streakText') }];
    }),
  );
