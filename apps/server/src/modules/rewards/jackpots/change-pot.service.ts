import { jsonText, type Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { firstRound, potProblems, type JackpotPot } from '@pavilion/domain/jackpots';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { changeUnlessTaken } from '../../site/sites/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { openRound } from './open-round.service.ts';
import { arePotsForbidden } from './pots-forbidden.ts';
import { insertPot, lockPot, writePotState } from './pot.store.ts';

interface SiteName {
  id: string;
  externalId: string;
}
interface PotSite extends SiteName {
  currency: CurrencyCode;
}

/**
 * Adds a pot to a site and opens its first round now, in the executor's transaction if one is
 * given. Throws {@link OperatorError} when something about it is wrong, when the place forbids
 * jackpots, or when a pot with that code is not over yet.
 */
export async function addPot(
  context: ServerContext,
  actor: string,
  site: PotSite,
  pot: JackpotPot,
  executor?: Executor,
): Promise<void> {
  if (arePotsForbidden(context, site.id))
    throw new OperatorError(`the rules of ${site.externalId}'s place forbid jackpots`);
  const problems = potProblems(pot);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  const rule = 'jackpot_pots_one_per_code';
  const taken = `${site.externalId} has a jackpot ${pot.code} already`;
  await changeUnlessTaken({ rule, taken }, () =>
    changeAsOperator(
      context,
      actor,
      {
        action: 'jackpot.add',
        subject: { siteId: site.id, subject: `${site.externalId}/${pot.code}` },
        lock: async () => null,
        work: async (trx) => {
          await writePot(trx, context, site, pot);
          return { answer: undefined, before: null, after: pot };
        },
      },
      executor,
    ),
  );
}

async function writePot(
  executor: Executor,
  context: ServerContext,
  site: PotSite,
  pot: JackpotPot,
): Promise<void> {
  const { code, openingMinor, periodMinutes } = pot;
  const now = context.clock.now();
  const id = context.ids.next();
  await insertPot(executor, {
    id,
    site_id: site.id,
    code,
    names: jsonText(pot.names),
    share_basis_points: pot.shareBasisPoints,
    opening_minor: openingMinor,
    period_minutes: periodMinutes,
    created_at: now,
  });
  const opened = { id, siteId: site.id, code, currency: site.currency, openingMinor };
  const window = firstRound(now, periodMinutes);
  await openRound(executor, context, opened, { window, number: 1, carriedMinor: 0n });
}

/**
 * Lets the round under way be the last of its pot: what was promised is still drawn. Throws {@link
 * OperatorError} when the site has no such pot, or when it was stopped before.
 */
export async function stopPot(
  context: ServerContext,
  actor: string,
  site: SiteName,
  code: string,
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'jackpot.stop',
    subject: { siteId: site.id, subject: `${site.externalId}/${code}` },
    lock: async (trx) => {
      const pot = await lockPot(trx, site.id, code);
      if (!pot) throw new OperatorError(`${site.externalId} has no jackpot ${code}`);
      return pot;
    },
    refuse: ({ state }) => (state === 'running' ? null : `${code} is stopped already`),
    work: async (trx, { id, state }) => {
      await writePotState(trx, { siteId: site.id, id }, 'last-round');
      return { answer: undefined, before: { state }, after: { state: 'last-round' } };
    },
  });
}
