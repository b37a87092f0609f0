import type { CrowdOffer, CrowdPlayer, CrowdSituation } from '@pavilion/domain/crowd';
import { parseAmount } from '@pavilion/domain/money';
import { pickOne } from '@pavilion/domain/random';
import { sportSpec } from '@pavilion/sports';
import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';
import { listMethods } from '../../modules/money/payments/index.ts';
import { readSportsLimits } from '../../modules/sports/sportsbook/index.ts';
import type { OpenDemoMatch } from '../matches/index.ts';
import type { CrowdMember } from './demo-crowd.store.ts';

/** What the crowd of a site finds, and the way to pay a deposit would take. */
export interface FoundSituation {
  situation: Omit<CrowdSituation, 'taken' | 'isDepositDue' | 'isHurried'>;
  methodCode: string | null;
}

/** Reads what there is to decide by; null on a site that takes no bets. */
export async function findSituation(
  context: ServerContext,
  site: Site,
  members: readonly CrowdMember[],
  offers: readonly CrowdOffer[],
): Promise<FoundSituation | null> {
  const limits = await readSportsLimits(context.database.db, site.id);
  if (!limits) return null;
  const method = await findMethod(context, site);
  return {
    situation: {
      players: await withCash(context, site, members),
      offers,
      stake: { minMinor: limits.minStakeMinor, maxMinor: limits.maxStakeMinor },
      deposit: method,
    },
    methodCode: method?.code ?? null,
  };
}

/** One of the site's ways to pay, by luck; null when it has none. */
async function findMethod(context: ServerContext, site: Site) {
  const methods = await listMethods(context, site);
  if (methods.length === 0) return null;
  const method = pickOne(context.random, methods);
  const minMinor = parseAmount(method.min_amount, site.currency.code);
  const maxMinor = parseAmount(method.max_amount, site.currency.code);
  if (minMinor === null || maxMinor === null) return null;
  return { code: method.method_code, minMinor, maxMinor };
}

async function withCash(
  { ledger }: ServerContext,
  site: Site,
  members: readonly CrowdMember[],
): Promise<CrowdPlayer[]> {
  const owners = members.map(({ playerId }) => ({ siteId: site.id, playerId }));
  const balances = await ledger.balancesOfMany(owners);
  return members.map(({ playerId }) => ({
    playerId,
    cashMinor:
      balances
        .get(playerId)
        ?.find(({ kind, currency }) => kind === 'cash' && currency === site.currency.code)
        ?.availableMinor ?? 0n,
  }));
}

const usualKinds = sportSpec('football').columns;

/** Prices of the markets that most people bet on, as they are on offer in the demo's matches. */
export function offersOf(matches: readonly OpenDemoMatch[], now: Date): CrowdOffer[] {
  return matches.flatMap(({ event, endsAt }) =>
    event.markets
      .filter(({ kind, status }) => status === 'open' && usualKinds.includes(kind))
      .flatMap(({ id: marketId, selections }) =>
        selections
          .filter(({ isOffered }) => isOffered)
          .map(({ id: selectionId, oddsMilli }) => ({ selectionId, marketId, oddsMilli })),
      )
      .map((offer) => ({ ...offer, endsInMs: endsAt.getTime() - now.getTime() })),
  );
}
