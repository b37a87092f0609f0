import type { Path } from '../campaign-problem.ts';
import type { CampaignItem } from '../campaign-schema.ts';
import { ofItems, ofKind, problem, type CampaignCheck } from './campaign-check.ts';
import { prizesOf } from './item-prizes.ts';

/** A code that an item names, and what may stand behind it; null: anything. */
interface Named {
  code: string;
  at: Path;
  kind: string | null;
}

const templateKinds: Readonly<Record<string, string>> = {
  bonus: 'bonus',
  free_bet: 'free_bet',
  free_rounds: 'free_rounds',
};

function namedBy(item: CampaignItem, at: Path): Named[] {
  const named: Named[] = prizesOf(item, at).flatMap(({ prize, at: place }) =>
    'template' in prize
      ? [
          {
            code: prize.template,
            at: [...place, 'template'],
            kind: templateKinds[prize.kind] ?? null,
          },
        ]
      : [],
  );
  if (item.kind === 'free_bet' && item.wagering_template !== undefined)
    named.push({ code: item.wagering_template, at: [...at, 'wagering_template'], kind: 'bonus' });
  if (item.kind === 'free_rounds' && item.wins_template !== undefined)
    named.push({ code: item.wins_template, at: [...at, 'wins_template'], kind: 'bonus' });
  if ((item.kind === 'cashback' || item.kind === 'reload') && item.pays?.startsWith('bonus:'))
    named.push({ code: item.pays.slice('bonus:'.length), at: [...at, 'pays'], kind: 'bonus' });
  if (item.kind === 'mission')
    for (const [index, code] of (item.requires ?? []).entries())
      named.push({ code, at: [...at, 'requires', index], kind: 'mission' });
  if (item.kind === 'promotion')
    for (const [index, code] of item.items.entries())
      named.push({ code, at: [...at, 'items', index], kind: null });
  return named;
}

/** No code stands for two items, and what is named is there. */
export const codesAreKnown: CampaignCheck = (campaign, site) => {
  const kinds = new Map(site.items);
  for (const { code, kind } of campaign.items) kinds.set(code, kind);
  const seen = new Set<string>();
  return ofItems(campaign, (item, at) => {
    const isTwice = seen.has(item.code) || site.items.has(item.code);
    seen.add(item.code);
    const wrong = namedBy(item, at).filter(({ code, kind }) => {
      const known = kinds.get(code);
      return known === undefined || (kind !== null && known !== kind);
    });
    return [
      ...(isTwice
        ? [problem([...at, 'code'], 'duplicateCode', `${item.code} is there already`)]
        : []),
      ...wrong.map(({ code, at: place, kind }) =>
        problem(place, 'unknownCode', `the site has no ${kind ?? 'item'} ${code}`),
      ),
    ];
  });
};

/** Missions that wait for each other could never begin. */
export const missionsCanBegin: CampaignCheck = (campaign) => {
  const requires = new Map(
    campaign.items.flatMap((item) =>
      item.kind === 'mission' ? [[item.code, item.requires ?? []] as const] : [],
    ),
  );
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (requires.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return ofKind(campaign, 'mission', (item, at) =>
    reaches(item.code, item.code, new Set())
      ? [problem([...at, 'requires'], 'circular', `${item.code} waits for itself`)]
      : [],
  );
};

const least = 8;
const givesMoney: readonly string[] = ['bonus', 'free_bet', 'odds_boost', 'free_rounds'];

/** A code that gives money is not guessed. */
export const codesAreLong: CampaignCheck = (campaign) =>
  ofItems(campaign, (item, at) => {
    if (!('trigger' in item) || !givesMoney.includes(item.kind)) return [];
    const { code } = item.trigger;
    return code !== undefined && code.length < least
      ? [problem([...at, 'trigger', 'code'], 'codeTooShort', `needs ${least} characters`)]
      : [];
  });
