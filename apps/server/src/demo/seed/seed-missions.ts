import { formatMinor } from '@pavilion/domain/money';
import type { ServerContext } from '../../context.ts';
import { publishCampaign } from '../../modules/rewards/campaigns/index.ts';
import { playUnit } from '../../seed/play-unit.ts';
import type { Site } from '../../site-directory/index.ts';
import type { DemoItem } from './demo-item.ts';
import { demoMissionsOf } from './demo-missions-of.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Long enough that the demo shows them whenever somebody looks. */
const lastsDays = 365;
const budgetUnits = 100_000n;
/** What a token takes from the budget, in parts of the small change. */
const tokensPerUnit = 10n;

/**
 * Gives a demo site its missions and races, with amounts that fit its currency. Throws what is
 * wrong with them.
 */
export async function seedMissions(
  context: ServerContext,
  actor: string,
  site: Site,
): Promise<void> {
  const now = context.clock.now().getTime();
  const times = {
    starts_at: new Date(now).toISOString(),
    ends_at: new Date(now + lastsDays * dayMs).toISOString(),
  };
  const unitMinor =
    playUnit({ currency: site.currency.code }) * 10n ** BigInt(site.currency.exponent);
  const money = (minor: bigint): string => formatMinor(minor, site.currency.exponent);
  const file = {
    ...{ format: 1, site: site.externalId, campaign: 'missions-and-races', ...times },
    budget: {
      amount: money(budgetUnits * unitMinor),
      token_worth: money(unitMinor / tokensPerUnit),
    },
    items: demoMissionsOf(site).map((item) => {
      const fields = inMoney(item.fields, (units) => BigInt(units) * unitMinor, money);
      return { ...fields, ...(fields['kind'] === 'race' && times), texts: textsFor(site, item) };
    }),
  };
  const { problems } = await publishCampaign(context, actor, JSON.stringify(file, null, 1));
  if (problems.length > 0) throw new Error(`${site.externalId}: ${problems.join('; ')}`);
}

/** English, and what else the site speaks. */
const textsFor = ({ languages }: Site, { titles, summaries }: DemoItem) =>
  Object.fromEntries(
    [...new Set(['EN', ...languages])].map((language) => [
      language,
      {
        title: textOf(titles, language),
        summary: textOf(summaries, language),
      },
    ]),
  );

const textOf = (texts: Readonly<Record<string, string | undefined>>, language: string): string =>
  texts[language] ?? texts['EN'] ?? '';

/** `units` of a mission are its target, a number of the currency; those of a prize its amount. */
function inMoney(
  fields: Record<string, unknown>,
  minorOf: (units: number) => bigint,
  money: (minor: bigint) => string,
): Record<string, unknown> {
  const { units, ...rest } = fields;
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, priced(value, minorOf, money)]),
    ),
    ...(typeof units === 'number' && { target: Number(money(minorOf(units))) }),
  };
}

function priced(
  value: unknown,
  minorOf: (units: number) => bigint,
  money: (minor: bigint) => string,
): unknown {
  if (Array.isArray(value)) return value.map((one) => priced(one, minorOf, money));
  if (typeof value !== 'object' || value === null) return value;
  const { units, ...rest } = value as Record<string, unknown>;
  if (typeof units === 'number') return { ...rest, amount: money(minorOf(units)) };
  return Object.fromEntries(
    Object.entries(rest).map(([name, one]) => [name, priced(one, minorOf, money)]),
  );
}
