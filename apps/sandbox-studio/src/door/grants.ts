import type {
  cancelFreeRounds,
  createFreeRounds,
  freeRoundTemplates,
  listFreeRounds,
  ProviderInput,
  ProviderResponse,
} from '@pavilion/contracts/provider';
import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import { freeRoundsOf, hasFreeRounds } from '../play/free-rounds.ts';
import { servedTitles } from '../served-titles.ts';
import type { Studio } from '../studio.types.ts';
import { betLevelsOf } from './bet-levels.ts';

const roundsMax = 200;
const daysMax = 30;
const dayMs = 24 * 60 * 60_000;

type Template = ProviderResponse<typeof freeRoundTemplates>['templates'][number];

/** What may be given away of a provider's games in a currency. */
export function templatesOf(provider: string, currency: string): Template[] {
  if (!isCurrencyCode(currency)) return [];
  return servedTitles
    .filter(({ providerCode, title }) => providerCode === provider && hasFreeRounds(title))
    .map(({ gameCode, title }) => {
      const stakes = betLevelsOf(title, currency);
      return { game: gameCode, stakes, roundsMax, daysMax };
    });
}

/** Takes a grant on: a game that is open has it at once, any other hears of it when it opens. */
export function takeGrant(
  studio: Studio,
  order: ProviderInput<typeof createFreeRounds>,
): ProviderResponse<typeof createFreeRounds> {
  const problem = problemOf(studio, order);
  if (problem !== null) return { result: 'refused', problem };
  if (isCurrencyCode(order.currency))
    studio.grants.write(order, currencies[order.currency].exponent);
  for (const session of studio.sessions.all()) {
    const isOpen =
      gamesOf(order).includes(session.gameCode) && session.providerCode === order.provider;
    if (!isOpen || session.wallet?.player !== order.player || session.free) continue;
    const told = { ...order, played: 0, won: '0' };
    const free = freeRoundsOf(session, told, studio.clock.now().getTime());
    session.free = free && studio.grants.share(free);
  }
  return { result: 'created', problem: null };
}

const gamesOf = ({ games, game }: ProviderInput<typeof createFreeRounds>): readonly string[] =>
  games ?? [game];

function problemOf(
  { clock }: Studio,
  order: ProviderInput<typeof createFreeRounds>,
): ProviderResponse<typeof createFreeRounds>['problem'] {
  if (!isCurrencyCode(order.currency)) return 'currency';
  const offered = templatesOf(order.provider, order.currency);
  const templates = gamesOf(order).map((code) => offered.find(({ game }) => game === code));
  if (templates.includes(undefined)) return 'game';
  if (!templates.every((template) => template?.stakes.includes(order.stake))) return 'stake';
  if (order.rounds > roundsMax) return 'rounds';
  // Our titles fix their lines, count in no levels and sell nothing.
  if (order.lines !== undefined) return 'lines';
  if (order.betLevel !== undefined) return 'level';
  if (order.buyType !== undefined) return 'buy';
  const nowMs = clock.now().getTime();
  const [fromMs, untilMs] = [Date.parse(order.validFrom ?? ''), Date.parse(order.validUntil)];
  const lastsMs = untilMs - (Number.isNaN(fromMs) ? nowMs : fromMs);
  return untilMs > nowMs && lastsMs <= (daysMax + 1) * dayMs ? null : 'days';
}

export function dropGrant(
  studio: Studio,
  { grantId }: ProviderInput<typeof cancelFreeRounds>,
): ProviderResponse<typeof cancelFreeRounds> {
  let isKnown = studio.grants.cancel(grantId);
  for (const session of studio.sessions.all()) {
    if (session.free?.grantId !== grantId) continue;
    session.free = null;
    isKnown = true;
  }
  return { result: isKnown ? 'cancelled' : 'unknown' };
}

const usualLimit = 100;

/** Grants that we know, page by page: the cursor is how many of them were given. */
export function grantsFrom(
  { grants }: Studio,
  { player, state, cursor, limit = usualLimit }: ProviderInput<typeof listFreeRounds>,
): ProviderResponse<typeof listFreeRounds> {
  const start = Number(/^\d{1,6}$/.exec(cursor ?? '')?.[0] ?? 0);
  const asked = grants
    .all()
    .filter((grant) => (player ?? grant.player) === grant.player)
    .filter((grant) => (state ?? grant.state) === grant.state);
  const end = Math.min(asked.length, start + limit);
  return { grants: asked.slice(start, end), cursor: String(end), hasMore: end < asked.length };
}
