import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
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

/** Sets how a site keeps levels, null: for ever. Cycles of all players begin now, so that nobody loses a level for what was before. */
export async function setVipRules(
  context: ServerContext,
  change: VipChange,
  rules: VipRules | null,
): Promise<void> {
  const { siteId } = change;
  await inTransaction(context.database, async (executor) => {
    const before = await readVipRules(executor, siteId);
    if (rules === null) await deleteRules(executor, siteId);
    else {
      await upsertRules(executor, siteId, rules);
      await beginCycles(executor, siteId, context.clock.now());
    }
    await note(executor, context, change, { action: 'vip.rules', before, after: rules });
  });
}

/**
 * Sets for how much turnover players of a level earn a game token; null: none. Where no level of the site earned before, only what is turned
 * over from now on counts. Throws {@link OperatorError}.
 */
export async function setTokenRate(
  context: ServerContext,
  change: VipChange,
  { level, perTokenMinor }: { level: number; perTokenMinor: bigint | null },
): Promise<void> {
  const { siteId } = change;
  await inTransaction(context.database, async (executor) => {
    const levels = await readVipLevels(executor, siteId);
    const before = levels.find((one) => one.level === level);
    if (!before) throw new OperatorError(`this site has no level ${level}`);
    if (levels.every((one) => one.turnoverPerTokenMinor === null))
      await beginEarning(executor, siteId);
    await writeTokenRate(executor, { siteId, level }, perTokenMinor);
    await note(executor, context, change, {
      action: 'vip.tokens',
      before: { level, perTokenMinor: before.turnoverPerTokenMinor?.toString() ?? null },
      after: { level, perTokenMinor: perTokenMinor?.toString() ?? null },
    });
  });
}

async function note(
  executor: Executor,
  context: ServerContext,
  { actor, siteId }: VipChange,
  change: { action: string; before: unknown; after: unknown },
): Promise<void> {
  await recordOperatorChange(executor, context, { ...change, actor, siteId, subject: siteId });
}
