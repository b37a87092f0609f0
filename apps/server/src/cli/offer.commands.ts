import { resolve } from 'node:path';
import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { fallbackLocaleCode, localeCodes } from '@pavilion/domain/locales';
import { formatAmount } from '@pavilion/domain/money';
import { parseAudience, type OfferTexts } from '@pavilion/domain/offers';
import {
  listOffers,
  previewOffer,
  sendOffer,
  type OfferPreview,
  type OfferRecord,
  type OfferWish,
} from '../modules/support/offers/index.ts';
import type { Site } from '../site-directory/index.ts';
import { amountOf } from '../operator/amount-of.ts';
import { defineOldCommand, needed, UsageError, type CommandInput } from './command.ts';
import { findSite } from '../operator/find-site.ts';
import { readImportFile } from './read-import-file.ts';

const listMax = 100;

type Wish = OfficeInput<typeof officeCalls.offerSend>;

const sendCommand = defineOldCommand(officeCalls.offerSend, [], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const wish = await wishOf(input, asked, site);
  const amount = (count: number): string =>
    wish.rewardMinor === null
      ? ''
      : `, ${formatAmount(wish.rewardMinor * BigInt(count), site.currency.code)} ${site.currency.code} to claim`;
  if (asked.dry_run) {
    const preview = await previewOffer(input.context, site, wish);
    input.print(`${preview.players} players in the audience`);
    input.print(`would reach ${reachLine(preview)}${amount(preview.delivered)}`);
    for (const line of skipLines(preview)) input.print(line);
    return;
  }
  const { offer, wasSent } = await sendOffer(input.context, input.actor, site, wish);
  const [delivered, inbox] = [offer.delivered_count, offer.inbox_count];
  const reach = { delivered, inbox, mail: offer.mail_count, push: offer.push_count };
  const verb = wasSent ? 'was sent before; it reached' : 'reached';
  input.print(`offer ${offer.code} ${verb} ${reachLine(reach)}${amount(delivered)}`);
});

const listCommand = defineOldCommand(officeCalls.offerList, [], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const offers = await listOffers(input.context.database.db, site.id, listMax);
  for (const offer of offers) input.print(lineOf(offer, site));
  input.print(`${offers.length} offers`);
});

async function wishOf(input: CommandInput, asked: Wish, site: Site): Promise<OfferWish> {
  const audience = parseAudience(asked.audience ?? 'all');
  if (!audience)
    throw new UsageError(
      '--audience is all, vip:<level>+, country:XX, inactive:<days> or deposited',
    );
  return {
    code: asked.id ?? null,
    audience,
    texts: await textsOf(input, asked, site),
    link: asked.link ?? null,
    rewardMinor: amountOf(site, 'reward', asked.reward) ?? null,
    expiresDays: asked.expires ?? null,
  };
}

/** The texts of the file by language, and that of the options: in English where the site speaks it, else in its first language. */
async function textsOf(
  input: CommandInput,
  { texts: file, ...asked }: Wish,
  { languages }: Site,
): Promise<OfferTexts> {
  const inFile =
    file === undefined ? {} : textsIn(await readImportFile(resolve(input.folder, file)));
  if (file !== undefined && asked.title === undefined) return inFile;
  const code = (languages.includes(fallbackLocaleCode) ? null : languages[0]) ?? fallbackLocaleCode;
  if (inFile[code]) throw new UsageError(`--title and --texts both say what is read in ${code}`);
  const text = { title: needed(asked.title, 'title'), body: needed(asked.body, 'body') };
  return { ...inFile, [code]: text };
}

function textsIn(json: string): OfferTexts {
  const texts: OfferTexts = {};
  for (const [name, text] of Object.entries(objectIn(json))) {
    const code = localeCodes.find((known) => known === name.toUpperCase());
    if (!code)
      throw new UsageError(`--texts: ${name} is no language; they are ${localeCodes.join(', ')}`);
    const { title, body } = Object(text) as Record<string, unknown>;
    if (typeof title !== 'string' || typeof body !== 'string')
      throw new UsageError(`--texts: ${name} needs a title and a body`);
    texts[code] = { title, body };
  }
  return texts;
}

function objectIn(json: string): object {
  let value: unknown = null;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UsageError('--texts: the file is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--texts: the file holds one text by language');
  return value;
}

type Reach = Pick<OfferPreview, 'delivered' | 'inbox' | 'mail' | 'push'>;

const reachLine = ({ delivered, inbox, mail, push }: Reach): string =>
  `${delivered} players: ${inbox} by inbox, ${mail} by mail, ${push} by push`;

const skipTexts: Record<keyof OfferPreview['skipped'], string> = {
  noConsent: 'consented to no channel that reaches them',
  selfExcluded: 'excluded themselves or are in a time-out',
  accountPending: 'did not finish their sign-up',
  BLOCK: 'are blocked',
  CLOSE: 'closed their account',
  permissionDenied: 'are not of the site',
};

const skipLines = ({ skipped }: OfferPreview): string[] =>
  Object.entries(skipTexts).flatMap(([reason, text]) => {
    // The keys are those of `SkipReason`.
    const count = skipped[reason as keyof typeof skipTexts];
    return count === undefined ? [] : [`${count} ${text}`];
  });

function lineOf(offer: OfferRecord, { currency }: Site): string {
  const { reward_minor: reward, expires_at: end } = offer;
  return [
    offer.code,
    offer.created_at.toISOString(),
    offer.finished_at === null ? 'being sent' : 'sent',
    offer.audience,
    offer.title,
    reward === null ? 'no reward' : `${formatAmount(reward, currency.code)} ${currency.code}`,
    end === null ? 'stays' : `until ${end.toISOString()}`,
    `delivered ${offer.delivered_count}`,
    `inbox ${offer.inbox_count}, mail ${offer.mail_count}, push ${offer.push_count}`,
    `read ${offer.read_count}`,
    `claimed ${offer.claimed_count}`,
  ].join('\t');
}

export const offerCommands = [sendCommand, listCommand];
