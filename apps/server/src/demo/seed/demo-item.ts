import type { Texts } from '../../seed/starting-texts.data.ts';

/**
 * An item of the demo's campaign; amounts of money are multiples of what is small change in the
 * site's currency.
 */
export interface DemoItem {
  titles: Texts;
  summaries: Texts;
  /** The rest as a campaign file has it; `units` of a prize or a filter become money. */
  fields: Record<string, unknown>;
}

/** A prize in money, in units of the site's small change. */
export const cash = (units: number) => ({ kind: 'cash', units });

/** A prize in tokens. */
export const tokens = (amount: number) => ({ kind: 'token', amount: String(amount) });
