import type { betShare, CallInput, CallResponse } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import { pickOne } from '@pavilion/domain/random';
import { isMessageTag, sourceTag } from '@pavilion/i18n';
import type { ServerContext } from '../../../../context.ts';
import { fail } from '../../../../failure.ts';
import type { PlayerContext } from '../../../../http/route.ts';
import { siteOrigin, type Site } from '../../../../site-directory/index.ts';
import { readBetsById, readPlayerBet } from '../bet-read.store.ts';
import type { BetRecord } from '../bet-record.ts';
import { betView, type BetView } from '../bet-view.ts';
import { shareKeptMs, shareLetters, shareSlip } from '../share-slip.service.ts';
import { cardWords, type CardLine } from './card-words.ts';
import { forgetEndedShares, keepSharedBet, readSharedBet } from './shared-bet.store.ts';

/** As many letters as nobody tries out: 130 bits. */
const codeLength = 26;
const codeForm = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Makes a picture of a bet of the player for others to see, for 72 hours; the same bet in the same
 * words keeps its address. Fails with betNotFound, also for a bet that was not taken.
 */
export async function shareBet(
  context: PlayerContext,
  { bet_id, has_stake: hasStake = false }: Pick<CallInput<typeof betShare>, 'bet_id' | 'has_stake'>,
): Promise<CallResponse<typeof betShare>> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const betId = bet_id.toLowerCase();
  const bet = isUuid(betId) ? await readPlayerBet(db, owner, betId) : null;
  if (!bet || bet.status === 'pending' || bet.status === 'rejected') return fail('betNotFound');
  const { tag } = context.language;
  const expiresAt = new Date(now.getTime() + shareKeptMs);
  const code = await keepSharedBet(db, {
    ...{ siteId: site.id, betId, hasStake, language: tag, expiresAt },
    code: Array.from({ length: codeLength }, () => pickOne(server.random, shareLetters)).join(''),
  });
  const lines = wordsOf(site, bet, { hasStake, language: tag });
  return {
    url: await urlOf(context, betView(bet)),
    picture_url: `${siteOrigin(server.config, site)}/media/bets/${code}.png`,
    words: [site.name, ...lines.map(({ text }) => text)],
    expires_at: expiresAt.toISOString(),
  };
}

/** The way to the picks that still stand; where none does, to the first event. */
async function urlOf(context: PlayerContext, { legs = [], event_id }: BetView): Promise<string> {
  const open = legs.filter(({ state }) => state === 'open');
  if (open.length === 0) {
    const { server, site } = context;
    return `${siteOrigin(server.config, site)}/sports?event=${encodeURIComponent(event_id)}`;
  }
  const asked = open.map(({ picks, odds }) => {
    const ids = picks.map((pick) => pick.selection_id);
    return ids.length > 1 ? { selection_ids: ids, odds } : { selection_id: ids[0] ?? '', odds };
  });
  return (await shareSlip(context, { legs: asked })).url;
}

/** What stands on a shared bet now. */
interface SharedCard {
  lines: readonly CardLine[];
  /** Language tag of its words. */
  tag: string;
}

/** The card behind a code of a site; null when there is none, or none any more. */
export async function sharedCard(
  { database, clock }: ServerContext,
  site: Site,
  code: string,
): Promise<SharedCard | null> {
  if (!codeForm.test(code)) return null;
  const shared = await readSharedBet(database.db, site.id, code, clock.now());
  const [bet] = shared ? await readBetsById(database.db, [shared.betId]) : [];
  if (!shared || !bet) return null;
  return { lines: wordsOf(site, bet, shared), tag: shared.language };
}

function wordsOf(
  site: Site,
  bet: BetRecord,
  { hasStake, language }: { hasStake: boolean; language: string },
): CardLine[] {
  const view = betView(bet);
  const tag = isMessageTag(language) ? language : sourceTag;
  const payout = view.payout ?? formatAmount(restMinor(bet), site.currency.code);
  return cardWords(view, { tag, hasStake, payout, host: site.domains[0] ?? '' });
}

/** What a bet can still pay: each part that was cashed out took its share of it with it. */
const restMinor = ({ potentialMinor, cashedUnitMinor, unitStakeMinor }: BetRecord): bigint =>
  potentialMinor - (potentialMinor * cashedUnitMinor) / unitStakeMinor;

export const forgetSharedBets = ({ database, clock }: ServerContext): Promise<void> =>
  forgetEndedShares(database.db, clock.now());
