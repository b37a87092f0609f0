import type { Prize } from '@pavilion/rewards';

export interface PrizeView {
  kind: Prize['kind'];
  amount: string | null;
  template: string | null;
  rounds: number | null;
}

/** A prize as calls tell it: what does not fit a kind is null. */
export const prizeView = (prize: Prize): PrizeView => ({
  kind: prize.kind,
  amount: 'amount' in prize ? prize.amount : null,
  template: 'template' in prize ? prize.template : null,
  rounds: prize.kind === 'free_rounds' ? (prize.rounds ?? null) : null,
});
