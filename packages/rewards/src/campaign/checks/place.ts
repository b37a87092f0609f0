import type { CampaignItem, ItemOf } from '../campaign-schema.ts';
import type { PlaceRules } from '../campaign-site.ts';
import { ofItems, ofKind, problem, type CampaignCheck } from './campaign-check.ts';
import { allProducts, sidesOf } from './products.ts';

/**
 * Whether a bonus asks for more play than so many times what it gives:
 * `multiplier × base / granted × 10000 / smallest weight`. One of a fixed amount on bonus and
 * deposit has no bound, as the deposit has none.
 */
function asksMoreThan(most: number, { grant, wagering }: ItemOf<'bonus'>): boolean {
  if (wagering === null) return false;
  const weights = [
    wagering.default_weight_bp ?? 10_000,
    ...(wagering.weights ?? []).map(({ weight_bp: weight }) => weight),
  ].filter((weight) => weight > 0);
  const smallest = Math.min(...weights);
  if (!Number.isFinite(smallest)) return wagering.multiplier_percent > 0;
  const withDeposit = wagering.base === 'bonus_and_deposit';
  if (withDeposit && !('percent' in grant)) return wagering.multiplier_percent > 0;
  const percent = 'percent' in grant ? grant.percent : 100;
  const base = withDeposit ? percent + 100 : percent;
  return (
    BigInt(wagering.multiplier_percent) * BigInt(base) * 10_000n >
    BigInt(most) * 100n * BigInt(percent) * BigInt(smallest)
  );
}

function bonusProblems(item: ItemOf<'bonus'>, place: PlaceRules, at: readonly (string | number)[]) {
  const { bonusWagerMax: most } = place;
  return [
    ...(place.areBonusesAllowed
      ? []
      : [problem(at, 'bonusForbidden', 'the place allows no bonus')]),
    ...(most !== null && asksMoreThan(most, item)
      ? [problem([...at, 'wagering'], 'wagerTooHigh', `the place allows ${most} times at most`)]
      : []),
    ...(item.order === 'bonus_first' && !place.isBonusFirstAllowed
      ? [problem([...at, 'order'], 'orderForbidden', 'the place has cash spent first')]
      : []),
    ...(item.max_cash_out && !place.isCashOutCapAllowed
      ? [
          problem(
            [...at, 'max_cash_out'],
            'cashOutCapForbidden',
            'the place lets no winnings be cut',
          ),
        ]
      : []),
  ];
}

const hasLevels = (item: CampaignItem): boolean =>
  item.audience?.levels !== undefined ||
  ('rates' in item && (item.rates ?? []).some(({ level }) => level > 0));

/** What the place of the site lets be given. */
export const placeAllowsIt: CampaignCheck = (campaign, { place }) => [
  ...ofKind(campaign, 'bonus', (item, at) => bonusProblems(item, place, at)),
  ...ofKind(campaign, 'jackpot', (_, at) =>
    place.areJackpotsAllowed
      ? []
      : [problem(at, 'jackpotForbidden', 'the place allows no jackpot')],
  ),
  ...ofItems(campaign, (item, at) =>
    !place.isVipAllowed && hasLevels(item)
      ? [problem(at, 'vipForbidden', 'the place allows no levels')]
      : [],
  ),
];

/** One incentive stays with one product, or is free in all, on both of its sides. */
export const productsAreNotMixed: CampaignCheck = (campaign, { place }) =>
  place.areMixedProductsAllowed
    ? []
    : ofItems(campaign, (item, at) => {
        const sides = sidesOf(item, campaign);
        const areAll = sides.every((side) => side.size === allProducts);
        const one = new Set(sides.flatMap((side) => [...side]));
        return sides.length === 0 || areAll || one.size === 1
          ? []
          : [problem(at, 'mixedProducts', 'mixes products, which the place forbids')];
      });
