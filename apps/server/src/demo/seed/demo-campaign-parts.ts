import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { ThemeCode } from '@pavilion/domain/themes';
import { playUnit } from '../../seed/play-unit.ts';
import type { ItemTexts } from './demo-campaign-texts.data.ts';

/** Whose campaign it is. */
export interface CampaignOwner {
  externalId: string;
  themeCode: ThemeCode;
  currency: CurrencyCode;
  languages: readonly LocaleCode[];
}

const dayMs = 24 * 60 * 60 * 1000;
const lastsDays = 365;

/** What every campaign file of the demo begins with: a year from `now`. */
export const campaignHead = ({ externalId }: CampaignOwner, campaign: string, now: Date) => ({
  format: 1,
  site: externalId,
  campaign,
  starts_at: now.toISOString(),
  ends_at: new Date(now.getTime() + lastsDays * dayMs).toISOString(),
});

/** Decimal text of so many times what is small change in the site's currency. */
export const amountOf =
  (site: CampaignOwner) =>
  (units: bigint): string =>
    `${playUnit(site) * units}`;

/** Words of an item in English and what else the site speaks. */
export const textsIn = ({ languages }: CampaignOwner, { title, summary }: ItemTexts) =>
  Object.fromEntries(
    [...new Set<LocaleCode>(['EN', ...languages])].map((language) => [
      language,
      { title: title[language] ?? title.EN, summary: summary[language] ?? summary.EN },
    ]),
  );
