import {
  actionsDue,
  crowdPace,
  isCrowdBurst,
  planCrowdAction,
  type CrowdAction,
  type CrowdOffer,
} from '@pavilion/domain/crowd';
import { formatAmount } from '@pavilion/domain/money';
import { pickOne } from '@pavilion/domain/random';
import type { ServerContext } from '../../context.ts';
import type { PlayerContext } from '../../http/request-context.ts';
import { isInMaintenance, type Site } from '../../site-directory/index.ts';
import { placeBet } from '../../modules/sports/betting/index.ts';
import { createDeposit } from '../../modules/money/payments/index.ts';
import { payInSandbox } from '../payments/index.ts';
import { oddsText } from '../../modules/sports/sportsbook/index.ts';
import { openDemoMatches } from '../matches/index.ts';
import { isAccepted } from './is-accepted.ts';
import { joinBingo } from './crowd-bingo.service.ts';
import { playRound } from './crowd-rounds.service.ts';
import { joinTables } from './crowd-tables.service.ts';
import { crowdMemory, nextSite, noteTaken, turnsOf, type CrowdMemory } from './crowd-memory.ts';
import { crowdContext } from './crowd-presence.service.ts';
import { findSituation, offersOf, type FoundSituation } from './crowd-situation.service.ts';
import { withdrawSome } from './crowd-withdrawal.service.ts';
import { readCrowdMembers, readCrowdSites, type CrowdMember } from './demo-crowd.store.ts';

/** The job runs this often; the pace is the domain's. */
export const crowdStepMs = 2000;
/** In the burst a site's deposit comes after its first bets, which need the time to be settled. */
const depositTurn = 4;
/** Each so many turns of a site somebody takes some of his money out instead. */
const withdrawalTurn = 7;
/** How often a turn is a round of a game instead of a bet on a match. */
const roundChance = 0.3;
/** Matches that begin within this time are bet on. */
const aheadMs = 15 * 60_000;

/**
 * Lets the computer players of the demo do what is due: bet, play a round, join a table or a game
 * of bingo, or deposit, through the services people's calls go through. Nothing happens in
 * production, where the crowd is switched off, and where no demo is played. Gives how much was
 * done; what was refused (a price gone, a market closed) is not counted.
 */
export async function playDemoCrowd(context: ServerContext): Promise<number> {
  const { config } = context;
  if (config.isProduction || !config.demoCrowd) return 0;
  const memory = await crowdMemory(context, () => readCrowdSites(context.database.db));
  if (!memory) return 0;
  const joined = (await joinTables(context)) + (await joinBingo(context));
  const due = actionsDue(context.random, crowdPace(agesOf(context, memory)), crowdStepMs);
  const offers = due === 0 ? [] : await readOffers(context);
  if (offers.length === 0) return joined;
  let done = joined;
  for (let turn = 0; turn < due; turn += 1)
    done += (await takeTurn(context, memory, offers)) ? 1 : 0;
  return done;
}

function agesOf({ clock }: ServerContext, { startedAt, sites }: CrowdMemory) {
  const nowMs = clock.now().getTime();
  const madeMs = Math.max(...sites.map(({ madeAt }) => madeAt.getTime()));
  return { sinceMadeMs: nowMs - madeMs, sinceStartMs: nowMs - startedAt.getTime() };
}

async function readOffers(context: ServerContext): Promise<CrowdOffer[]> {
  const now = context.clock.now();
  const matches = await openDemoMatches(context, new Date(now.getTime() + aheadMs));
  return offersOf(matches, now);
}

/** One player of the next site acts. Gives whether it was accepted. */
async function takeTurn(
  context: ServerContext,
  memory: CrowdMemory,
  offers: readonly CrowdOffer[],
): Promise<boolean> {
  const site = context.sites.byId(nextSite(memory, context.random) ?? '');
  if (!site || site.status !== 'ACTIVE' || isInMaintenance(site, context.clock.now())) return false;
  const members = await readCrowdMembers(context.database.db, site.id);
  const found = await findSituation(context, site, members, offers);
  if (!found) return false;
  if (turnsOf(memory, site.id) % withdrawalTurn === 0) {
    if (await takeOut(context, site, members, found)) return true;
  }
  if (context.random.next() < roundChance && turnsOf(memory, site.id) !== depositTurn) {
    const member = pickOne(context.random, members);
    const player = await crowdContext(context, site, member);
    if (await isAccepted(player, () => playRound(player))) return true;
  }
  const isHurried = isCrowdBurst(agesOf(context, memory).sinceMadeMs);
  const action = planCrowdAction(context.random, {
    ...found.situation,
    taken: new Set(memory.taken.get(site.id)),
    // So that a new site soon has a latest deposit to show.
    isDepositDue: isHurried && turnsOf(memory, site.id) === depositTurn,
    isHurried,
  });
  const member = members.find(({ playerId }) => playerId === action?.playerId);
  if (!action || !member) return false;
  if (action.kind === 'bet') noteTaken(memory, site.id, action.selectionId);
  const player = await crowdContext(context, site, member);
  return isAccepted(player, () => perform(player, action, found.methodCode ?? ''));
}

/** Who has most takes some of it out. */
async function takeOut(
  context: ServerContext,
  site: Site,
  members: readonly CrowdMember[],
  { situation }: FoundSituation,
): Promise<boolean> {
  const [richest] = situation.players.toSorted((a, b) => (a.cashMinor < b.cashMinor ? 1 : -1));
  const member = members.find(({ playerId }) => playerId === richest?.playerId);
  if (!member) return false;
  const player = await crowdContext(context, site, member);
  return isAccepted(player, () => withdrawSome(player, member.fullName));
}

async function perform(
  player: PlayerContext,
  action: CrowdAction,
  methodCode: string,
): Promise<void> {
  const { server, site } = player;
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const request_id = server.ids.next();
  if (action.kind === 'bet') {
    const { selectionId: selection_id, oddsMilli, stakeMinor } = action;
    const bet = { selection_id, odds: oddsText(oddsMilli), stake: amount(stakeMinor) };
    await placeBet(player, { request_id, odds_change: 'any', bets: [bet] });
    return;
  }
  const wanted = { request_id, method_code: methodCode, amount: amount(action.amountMinor) };
  const { deposit } = await createDeposit(player, wanted);
  await payInSandbox(server, deposit.deposit_id);
}
