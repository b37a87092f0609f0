import type { BuilderFault, BuilderPrice } from '@pavilion/sports';

/** A builder by the selections as they stand. */
export interface PricedBuilder {
  /** In the order asked; null where there is no such selection. */
  versions: readonly (number | null)[];
  /** By the order asked. */
  faults: readonly BuilderFault[];
  /** Null where something stands against a pick, or one of them is not there. */
  price: BuilderPrice | null;
  /** That all picks win, without margin. */
  chance: number | null;
}

/** By the picks of a builder, in their order ({@link builderKey}). */
export type PricedBuilders = ReadonlyMap<string, PricedBuilder>;

export const builderKey = (pickIds: readonly string[]): string => pickIds.join(' ');

/** What the functions of the database are told of a builder besides the price that was seen. */
export function pricedInJson(pickIds: readonly string[], builders: PricedBuilders) {
  const priced = builders.get(builderKey(pickIds));
  if (priced === undefined) throw new Error('a builder without a price');
  const faults = new Map(priced.faults.map(({ pick, code }) => [pick, code]));
  return {
    now_milli: priced.price?.oddsMilli ?? null,
    reprice: priced.price?.reprice ?? {},
    picks: pickIds.map((id, pick) => ({
      selection_id: id,
      version: priced.versions[pick] ?? null,
      fault: faults.get(pick) ?? null,
    })),
  };
}
