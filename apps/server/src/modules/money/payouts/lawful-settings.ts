import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { Site } from '../../../site-directory/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { WithdrawalSettings } from './settings.store.ts';

type Place = Pick<Site, 'jurisdiction'>;

/**
 * Whether a player may take a withdrawal back: as the site says, where the law of the place lets
 * it.
 */
export const canTakeBack = (
  { jurisdiction }: Place,
  { is_cancellable: isCancellable }: Pick<WithdrawalSettings, 'is_cancellable'>,
): boolean => isCancellable && jurisdictionFlags[jurisdiction].isWithdrawalReversible;

/** Throws {@link OperatorError} for settings the law of the site's place forbids. */
export function refuseUnlawful({ jurisdiction }: Place, wanted: Partial<WithdrawalSettings>): void {
  const { isWithdrawalReversible, bonusWagerMax } = jurisdictionFlags[jurisdiction];
  if (wanted.is_cancellable && !isWithdrawalReversible)
    throw new OperatorError(`cancellable: ${jurisdiction} lets no withdrawal be taken back`);
  const percent = wanted.turnover_percent ?? 0;
  if (bonusWagerMax !== null && percent > bonusWagerMax * 100)
    throw new OperatorError(
      `turnover-percent: at most ${bonusWagerMax * 100} in ${jurisdiction}, which is ${bonusWagerMax} times`,
    );
}
