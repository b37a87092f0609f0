import { categoryCodes } from '@pavilion/domain/categories';
import type { GameScope, Prize } from '../../prize.ts';
import type { Campaign, CampaignItem } from '../campaign-schema.ts';
import { prizesOf } from './item-prizes.ts';

/** Products as the law groups them. */
type Product = 'betting' | 'casino' | 'bingo' | 'lottery';
export const allProducts = 4;

const betting: readonly string[] = ['sportsbook', 'horseracing', 'sabong'];

function productOf(category: string): Product {
  if (betting.includes(category)) return 'betting';
  return category === 'bingo' || category === 'lottery' ? category : 'casino';
}

const productsOf = (categories: readonly string[]): Set<Product> =>
  new Set(categories.map(productOf));

/** Where a bonus may be played: everything but whole categories it leaves out. */
function playableOf(not: readonly GameScope[]): Set<Product> {
  const out = not.flatMap((scope) => ('category' in scope ? [scope.category] : []));
  return productsOf(categoryCodes.filter((code) => !out.includes(code)));
}

/** What is given of which products; cash and tokens belong to none. */
function productsOfPrize(prize: Prize, campaign: Campaign): Set<Product> | null {
  if (prize.kind === 'free_bet') return new Set(['betting']);
  if (prize.kind === 'free_rounds') return new Set(['casino']);
  if (prize.kind !== 'bonus') return null;
  const template = campaign.items.find((item) => item.code === prize.template);
  return template?.kind === 'bonus' ? playableOf(template.wagering?.not_playable ?? []) : null;
}

/** The sides of an incentive: what a player does for it, and what they are given. */
export function sidesOf(item: CampaignItem, campaign: Campaign): Array<Set<Product>> {
  const sides: Array<Set<Product>> = [];
  if (item.kind === 'bonus') sides.push(playableOf(item.wagering?.not_playable ?? []));
  if (item.kind === 'free_bet' || item.kind === 'odds_boost') sides.push(new Set(['betting']));
  if (item.kind === 'free_rounds') sides.push(new Set(['casino']));
  if (item.kind === 'mission' || item.kind === 'race') {
    const { categories = [] } = item.filter ?? {};
    sides.push(productsOf(categories.length > 0 ? categories : categoryCodes));
  }
  for (const { prize } of prizesOf(item, [])) {
    const products = productsOfPrize(prize, campaign);
    if (products) sides.push(products);
  }
  return sides;
}
