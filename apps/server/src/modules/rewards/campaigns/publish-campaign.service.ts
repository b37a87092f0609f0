import { createHash } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import {
  changesOfRunning,
  problemText,
  readCampaign,
  type Campaign,
  type CampaignItem,
} from '@pavilion/rewards/campaign';
import { termsOf } from '@pavilion/rewards/terms';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { campaignSiteOf } from './campaign-site.service.ts';
import { lockCampaign, writeCampaign, type CampaignRow } from './campaign.store.ts';
import { forgetItems } from './live-items.service.ts';
import { countCodes, writeCodes, writeItem, writeTerms } from './item.store.ts';

export interface CheckedCampaign {
  site: Site | null;
  campaign: Campaign | null;
  /** One line each; empty: the file is good. */
  problems: string[];
}

/** Reads a campaign file and checks all of it against its site; publishes nothing. */
export async function checkCampaign(
  context: ServerContext,
  executor: Executor,
  text: string,
): Promise<CheckedCampaign> {
  const said = siteSaid(text);
  const site = said === null ? null : (context.sites.byExternalId(said.site) ?? null);
  const facts = site && (await campaignSiteOf(executor, site, said?.campaign ?? ''));
  const read = readCampaign(text, facts);
  if (read.ok) return { site, campaign: read.campaign, problems: [] };
  return { site, campaign: null, problems: read.problems.map(problemText) };
}

/** Which site and campaign a file names, before it is known to be one. */
function siteSaid(text: string): { site: string; campaign: string } | null {
  try {
    const { site, campaign } = JSON.parse(text) as Record<string, unknown>;
    return { site: String(site), campaign: String(campaign) };
  } catch {
    return null;
  }
}

/**
 * Publishes a campaign: its items are there at once, with their terms. The same file again changes
 * nothing; of one that runs, what may not change is refused. Gives the problems, none of them: it
 * is published.
 */
export async function publishCampaign(
  context: ServerContext,
  actor: string,
  text: string,
  within?: Executor,
): Promise<CheckedCampaign> {
  const publish = async (trx: Executor): Promise<CheckedCampaign> => {
    const checked = await checkCampaign(context, trx, text);
    const { site, campaign } = checked;
    if (!site || !campaign) return checked;
    return changeAsOperator(
      context,
      actor,
      {
        action: 'campaign.publish',
        subject: { siteId: site.id, subject: `${site.externalId}/${campaign.campaign}` },
        lock: (locked) => lockCampaign(locked, site.id, campaign.campaign),
        refuse: (before) => (before?.stoppedAt ? 'the campaign was stopped' : null),
        work: async (locked, before) => {
          const problems = before ? refusedChanges(before, campaign) : [];
          if (problems.length > 0) return { answer: { ...checked, campaign: null, problems } };
          if (before && isSame(before.file, campaign)) return { answer: checked };
          await write(context, locked, site, campaign, before);
          return {
            answer: checked,
            before: before && { published_at: before.publishedAt },
            after: {
              items: campaign.items.map(({ code }) => code),
              budget: campaign.budget.amount,
            },
          };
        },
      },
      trx,
    );
  };
  const done = within ? await publish(within) : await inTransaction(context.database, publish);
  if (done.site) forgetItems(context, done.site.id);
  return done;
}

const isSame = (a: unknown, b: unknown): boolean => canonicalHash(a).equals(canonicalHash(b));

const refusedChanges = ({ file }: CampaignRow, campaign: Campaign): string[] =>
  changesOfRunning(file, campaign).map(
    ({ path, code, words }) => `1: ${path.join('.')}: ${code}: ${words}`,
  );

/** The first 16 hex characters of the hash of what the terms say. */
const versionOf = (terms: unknown): string => canonicalHash(terms).toString('hex').slice(0, 16);

async function write(
  context: ServerContext,
  trx: Executor,
  site: Site,
  campaign: Campaign,
  before: CampaignRow | null,
): Promise<void> {
  const now = context.clock.now();
  const id = before?.id ?? context.ids.next();
  const budgetMinor = minorOf(site, campaign.budget.amount);
  if (before && budgetMinor < before.spentMinor)
    throw new OperatorError('the budget is less than what was spent');
  await writeCampaign(trx, { id, siteId: site.id, file: campaign, budgetMinor, now });
  for (const [position, item] of campaign.items.entries()) {
    const terms = termsOf(item, campaign, { publishedAt: now, places: [site.country] });
    const version = versionOf(terms);
    await writeItem(trx, {
      site_id: site.id,
      code: item.code,
      campaign_id: id,
      kind: item.kind,
      position,
      starts_at: new Date(terms.starts_at),
      ends_at: new Date(terms.ends_at),
      fields: item,
      stacking_group: item.stacking_group ?? null,
      budget_minor: item.budget?.amount ? minorOf(site, item.budget.amount) : null,
      grants_max: item.budget?.grants ?? null,
      per_player: item.budget?.per_player ?? null,
      per_day: item.budget?.per_day ?? null,
      terms_version: version,
    });
    await writeTerms(trx, { siteId: site.id, code: item.code, version, terms, now });
    await makeCodes(context, trx, site, item);
  }
}

/** The codes of an item: the one it names, and as many of its own as it wants. */
async function makeCodes(
  context: ServerContext,
  trx: Executor,
  site: Site,
  item: CampaignItem,
): Promise<void> {
  if (!('trigger' in item) || item.trigger.on !== 'code') return;
  const { code, codes } = item.trigger;
  const of = { siteId: site.id, itemCode: item.code };
  const named = code ? [{ code: codeKey(code), usesMax: codes?.uses ?? null }] : [];
  const wanted = codes?.count ?? 0;
  const there = wanted === 0 ? 0 : await countCodes(trx, of);
  const own = Array.from({ length: Math.max(0, wanted - there + named.length) }, () => ({
    code: codeKey(`${codes?.prefix ?? ''}${randomCode(context)}`),
    usesMax: codes?.uses ?? 1,
  }));
  await writeCodes(trx, of, [...named, ...own]);
}

/** Codes are the same in either case and with or without dashes around. */
export const codeKey = (text: string): string => text.trim().toUpperCase();

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 12;

/** Twelve letters and figures that are not mistaken for one another: 60 bits. */
function randomCode({ ids, appSecret }: ServerContext): string {
  const bytes = createHash('sha256').update(`${appSecret}:code:${ids.next()}`).digest();
  return Array.from({ length: codeLength }, (_, at) => codeLetters[(bytes[at] ?? 0) % 32]).join('');
}

function minorOf({ currency }: Site, amount: string): bigint {
  const minor = parseAmount(amount, currency.code);
  if (minor === null) throw new OperatorError(`${amount} is not an amount in ${currency.code}`);
  return minor;
}
