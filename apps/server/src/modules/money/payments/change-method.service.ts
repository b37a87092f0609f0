import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  readMethod,
  updateMethod,
  type ChangeableMethod,
  type MethodRow,
} from './payment-method.store.ts';

/**
 * What an operator may change of a deposit method; amounts in minor units of the site's currency.
 */
export interface MethodChange {
  minMinor?: bigint;
  maxMinor?: bigint;
  /** Kept of every deposit that starts from now on. */
  feeMinor?: bigint;
  isActive?: boolean;
  /** Countries (ISO 3166-1 alpha-2) of the sites that offer it; none: all. */
  countries?: readonly string[];
  /** The VIP level a player must have reached; 0: anybody. */
  minLevel?: number;
  /** Amounts offered to who has no habit yet; none: multiples of the least. */
  quickMinor?: readonly bigint[];
}

/**
 * Changes a deposit method of a site. Throws {@link OperatorError} when it does not exist or its
 * amounts do not fit together.
 */
export async function changeMethod(
  context: ServerContext,
  actor: string,
  site: Site,
  code: string,
  change: MethodChange,
): Promise<MethodRow> {
  return changeAsOperator(context, actor, {
    action: 'site.method',
    subject: { siteId: site.id, subject: `${site.externalId}/${code}` },
    lock: async (trx) => {
      const method = await readMethod(trx, site.id, code);
      if (!method) throw new OperatorError(`${site.externalId} has no deposit method ${code}`);
      return method;
    },
    work: async (trx, before) => {
      const wanted = wantedMethod(before, change);
      refuseAmounts(wanted);
      refuseReach(wanted);
      const after = await updateMethod(trx, before.id, wanted);
      return { answer: after, before, after };
    },
  });
}

/** What is not named stays. */
const wantedMethod = (before: MethodRow, change: MethodChange): ChangeableMethod => ({
  min_minor: change.minMinor ?? before.min_minor,
  max_minor: change.maxMinor ?? before.max_minor,
  fee_minor: change.feeMinor ?? before.fee_minor,
  is_active: change.isActive ?? before.is_active,
  countries: [...(change.countries ?? before.countries)],
  min_level: change.minLevel ?? before.min_level,
  quick_minor: change.quickMinor?.map(String) ?? before.quick_minor,
});

function refuseReach({ countries, min_level }: ChangeableMethod): void {
  const unknown = countries.filter((code) => !/^[A-Z]{2}$/.test(code));
  if (unknown.length > 0)
    throw new OperatorError(`countries are two capital letters, not ${unknown.join(', ')}`);
  if (!Number.isInteger(min_level) || min_level < 0)
    throw new OperatorError('the level must be a whole number from 0');
}

function refuseAmounts(wanted: ChangeableMethod): void {
  if (wanted.min_minor <= 0n) throw new OperatorError('the least amount must be above zero');
  if (wanted.max_minor < wanted.min_minor)
    throw new OperatorError('the highest amount lies below the least');
  if (wanted.fee_minor < 0n || wanted.fee_minor >= wanted.min_minor)
    throw new OperatorError('the fee must be smaller than the least amount');
  const outside = wanted.quick_minor
    .map(BigInt)
    .filter((minor) => minor < wanted.min_minor || minor > wanted.max_minor);
  if (outside.length > 0) throw new OperatorError('a quick amount lies outside the limits');
}
