import { freeRoundTemplates, type ProviderResponse } from '@pavilion/contracts/provider';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { ConnectionRow } from './connection.store.ts';
import { askStudio } from './studio-client.service.ts';

export interface GrantOrder {
  site: Site;
  playerId: string;
  provider: string;
  /** One or more: so many rounds in all of them together. */
  games: readonly string[];
  rounds: number;
  stakeMinor: bigint;
  /** From its beginning on. */
  days: number;
  /** Now, when nothing is said. */
  from?: Date | undefined;
  lines?: number | undefined;
  betLevel?: string | undefined;
  buyType?: string | undefined;
}

type Template = ProviderResponse<typeof freeRoundTemplates>['templates'][number];

/**
 * Asks a studio whether it lets free rounds be given so, in each of their games. What cannot be
 * given is told with what can: an OperatorError.
 */
export async function requireTemplates(
  server: ServerContext,
  connection: ConnectionRow,
  order: GrantOrder,
): Promise<void> {
  const { site, provider, games } = order;
  const currency = site.currency.code;
  const asked = { provider, currency };
  const { templates } = await askStudio(server, connection, freeRoundTemplates, asked);
  for (const game of games) {
    const template = templates.find((known) => known.game === game);
    if (!template) throw new OperatorError(`${provider}/${game} has no free rounds in ${currency}`);
    requireWithin(template, order, currency);
  }
}

function requireWithin(template: Template, order: GrantOrder, currency: CurrencyCode): void {
  const { rounds, stakeMinor, days } = order;
  if (!template.stakes.some((stake) => parseAmount(stake, currency) === stakeMinor))
    throw new OperatorError(`the stake must be one of ${template.stakes.join(', ')} ${currency}`);
  if (rounds > template.roundsMax || days > template.daysMax)
    throw new OperatorError(
      `at most ${template.roundsMax} rounds for at most ${template.daysMax} days`,
    );
  requireOneOf('lines', order.lines, template.lines);
  requireOneOf('level', order.betLevel, template.betLevels);
  requireOneOf('buy', order.buyType, template.buyTypes);
}

function requireOneOf<Value extends string | number>(
  what: string,
  wanted: Value | undefined,
  offered: readonly Value[] = [],
): void {
  if (wanted === undefined || offered.includes(wanted)) return;
  throw new OperatorError(
    offered.length === 0
      ? `this game lets no ${what} be chosen`
      : `${what} must be one of ${offered.join(', ')}`,
  );
}
