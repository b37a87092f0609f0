import type {
  cancelFreeRounds,
  createFreeRounds,
  freeRoundTemplates,
  ProviderInput,
  ProviderResponse,
} from '@pavilion/contracts/provider';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { freeRoundsOf, hasFreeRounds } from '../play/free-rounds.ts';
import { servedTitles } from '../served-titles.ts';
import type { Studio } from '../studio.ts';
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
  for (const session of studio.sessions.all()) {
    const isOpen = session.gameCode === order.game && session.providerCode === order.provider;
    if (!isOpen || session.wallet?.player !== order.player || session.free) continue;
    session.free = freeRoundsOf(session, { ...order, played: 0, won: '0' });
  }
  return { result: 'created', problem: null };
}

function problemOf(
  { clock }: Studio,
  order: ProviderInput<typeof createFreeRounds>,
): ProviderResponse<typeof createFreeRounds>['problem'] {
  if (!isCurrencyCode(order.currency)) return 'currency';
  const template = templatesOf(order.provider, order.currency).find(
    ({ game }) => game === order.game,
  );
  if (!template) return 'game';
  if (!template.stakes.includes(order.stake)) return 'stake';
  if (order.rounds > roundsMax) return 'rounds';
  const leftMs = Date.parse(order.validUntil) - clock.now().getTime();
  return leftMs > 0 && leftMs <= (daysMax + 1) * dayMs ? null : 'days';
}

export function dropGrant(
  studio: Studio,
  { grantId }: ProviderInput<typeof cancelFreeRounds>,
): ProviderResponse<typeof cancelFreeRounds> {
  let isKnown = false;
  for (const session of studio.sessions.all()) {
    if (session.free?.grantId !== grantId) continue;
    session.free = null;
    isKnown = true;
  }
  return { result: isKnown ? 'cancelled' : 'unknown' };
}
