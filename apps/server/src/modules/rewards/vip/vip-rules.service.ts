import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { beginEarning } from './earn-tokens.store.ts';
import { readVipLevels, readVipRules, type VipRules } from './standing.store.ts';
import { beginCycles } from './turn-cycles.store.ts';
import { deleteRules, upsertRules, writeTokenRate } from './vip-rules.store.ts';

/** Who changes what, for the audit log. */
export interface VipChange {
  actor: string;
  siteId: string;
}

/**
 * Sets how a site keeps levels, null: for ever. Cycles of all players begin now, so that nobody
 * loses a level for what was before.
 */
export async function setVipRules(
  context: ServerContext,
  { actor, siteId }: VipChange,
  rules: VipRules | null,
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'vip.rules',
    subject: { siteId, subject: siteId },
    lock: (trx) => readVipRules(trx, siteId),
    work: async (trx, before) => {
      if (rules === null) await deleteRules(trx, siteId);
      else {
        await upsertRules(trx, siteId, rules);
        await beginCycles(trx, siteId, context.clock.now());
      }
      return { answer: undefined, before, after: rules };
    },
  });
}

/**
 * Sets for how much turnover players of a level earn a game token; null: none. Where no level of
 * the site earned before, only what is turned over from now on counts. Throws {@link
 * OperatorError}.
 */
export async function setTokenRate(
  context: ServerContext,
  { actor, siteId }: VipChange,
  { level, perTokenMinor }: { level: number; perTokenMinor: bigint | null },
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'vip.tokens',
    subject: { siteId, subject: siteId },
    lock: (trx) => readVipLevels(trx, siteId),
    work: async (trx, levels) => {
      const before = levels.find((one) => one.level === level);
      if (!before) throw new OperatorError(`this site has no level ${level}`);
      if (levels.every((one) => one.turnoverPerTokenMinor === null))
        await beginEarning(trx, siteId);
      await writeTokenRate(trx, { siteId, level }, perTokenMinor);
      return {
        answer: undefined,
        before: { level, perTokenMinor: before.turnoverPerTokenMinor },
        after: { level, perTokenMinor },
      };
    },
  });
}
