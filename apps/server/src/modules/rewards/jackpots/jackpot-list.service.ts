import type { CallResponse, jackpotList } from '@pavilion/contracts';
import { sharePercent } from '@pavilion/domain/jackpots';
import { fallbackLocaleCode, type LocaleCode } from '@pavilion/domain/locales';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { rememberFor } from '../../../remember.ts';
import type { Site } from '../../../site-directory/index.ts';
import { studioPotsOf } from './list-studio-pots.service.ts';
import { potAccount } from './pot-money.service.ts';
import { arePotsForbidden } from './pots-forbidden.ts';
import { readLastWins, readOpenRounds, type OpenRound, type WonRound } from './round.store.ts';

type JackpotView = CallResponse<typeof jackpotList>['value'][number];

const freshMs = 3000;

/** A round under way with what its pot holds in the books, and how it went last. */
export interface PotNow {
  round: OpenRound;
  contentMinor: bigint;
  last: WonRound | null;
}

/** The pots of a site as they are now, largest first. */
export async function readPots(context: ServerContext, site: Site): Promise<PotNow[]> {
  const { db } = context.database;
  const wins = new Map((await readLastWins(db, site.id)).map((win) => [win.potId, win]));
  const pots: PotNow[] = [];
  for (const round of await readOpenRounds(db, site.id)) {
    const account = potAccount(round.code);
    const heldMinor = await context.ledger.balance(site.id, account, round.currency);
    // What earlier falls left is no part of what is to be won now.
    const contentMinor = heldMinor - round.overflowMinor;
    pots.push({ round, contentMinor, last: wins.get(round.potId) ?? null });
  }
  return pots.toSorted((one, other) => Number(other.contentMinor - one.contentMinor));
}

/** Pots are the same in every language; where the place forbids jackpots, nobody is shown one. */
export const potsOf = rememberFor(
  freshMs,
  async (context: ServerContext, site: Site): Promise<readonly PotNow[]> =>
    arePotsForbidden(context, site.id) ? [] : readPots(context, site),
);

/** The pots of a site, named in one of its languages. A round stays until it is drawn. */
export const jackpotsOf = rememberFor(
  freshMs,
  async (
    context: ServerContext,
    site: Site,
    language: LocaleCode,
  ): Promise<CallResponse<typeof jackpotList>> => {
    const [pots, studioPots] = await Promise.all([
      potsOf(context, site),
      studioPotsOf(context, site, language),
    ]);
    return { value: pots.map((pot) => view(pot, site, language)), studio_pots: studioPots };
  },
);

function view(
  { round, contentMinor, last }: PotNow,
  site: Site,
  language: LocaleCode,
): JackpotView {
  const currency = site.currency.code;
  return {
    jackpot_id: round.potId,
    name: nameIn(round.names, language, site),
    amount: formatAmount(contentMinor, currency),
    currency,
    share_percent: sharePercent(round.shareBasisPoints),
    kind: round.kind,
    opening: formatAmount(round.potOpeningMinor, currency),
    must_hit_by:
      round.mustHitByMinor === null ? null : formatAmount(round.mustHitByMinor, currency),
    drops_at: round.dropsAt?.toISOString() ?? null,
    player_count: round.playerCount,
    seed_hash: round.seedHash,
    last: last && {
      account_id: maskAccountId(last.accountId),
      amount: formatAmount(last.amountMinor, currency),
      drawn_at: last.drawnAt.toISOString(),
      seed: last.seed,
      seed_hash: last.seedHash,
    },
  };
}

/** In the visitor's language, else in the site's default, else in English. */
export function nameIn(
  names: Readonly<Record<string, string>>,
  language: LocaleCode,
  { languages: [siteDefault = fallbackLocaleCode] }: Site,
): string {
  return names[language] ?? names[siteDefault] ?? names[fallbackLocaleCode] ?? '';
}
