import {
  cancelFreeRounds,
  createFreeRounds,
  type freeRoundsFinished,
  type ProviderCall,
  type ProviderInput,
  type ProviderRequest,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { playerRefusal } from '../../money/wallet/index.ts';
import { findConnection, findConnectionOf, type ConnectionRow } from './connection.store.ts';
import {
  endGrant,
  findGrant,
  insertGrant,
  listGrants,
  readGrantsLeft,
  type GrantRow,
} from './free-rounds.store.ts';
import { StudioUnreachable } from './guarded-call.service.ts';
import { raiseIncident } from './incident.service.ts';
import { requireTemplates, type GrantOrder } from './free-round-templates.service.ts';
import { newAlias } from './provider-token.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { refuse } from './provider-refusal.ts';
import { aliasOf } from './session.store.ts';
import { askStudio } from './studio-client.service.ts';

const dayMs = 24 * 60 * 60_000;
const grantsShown = 100;

/** A grant in the words of the contract. */
export const toldGrant = (grant: GrantRow) => ({
  grantId: grant.id,
  rounds: grant.rounds,
  stake: formatAmount(grant.stake_minor, grant.currency as CurrencyCode),
  currency: grant.currency,
  validFrom: grant.valid_from.toISOString(),
  validUntil: grant.valid_until.toISOString(),
  games: grant.game_codes,
  ...(grant.lines === null ? {} : { lines: grant.lines }),
  ...(grant.bet_level === null ? {} : { betLevel: grant.bet_level }),
  ...(grant.buy_type === null ? {} : { buyType: grant.buy_type }),
});

/**
 * Gives a player free rounds; the studio is asked whether it lets them be given. Gives the grant's
 * id. Throws OperatorError.
 */
export async function grantFreeRounds(
  server: ServerContext,
  actor: string,
  order: GrantOrder,
): Promise<string> {
  const { site, playerId, provider, games, rounds, stakeMinor, days } = order;
  const [game] = games;
  if (game === undefined) throw new OperatorError('free rounds are of a game');
  const { db } = server.database;
  const connection = await findConnectionOf(db, provider);
  if (!connection) throw new OperatorError(`no studio is connected for ${provider}`);
  const now = server.clock.now();
  const currency = site.currency.code;
  const validFrom = order.from ?? now;
  const validUntil = new Date(validFrom.getTime() + days * dayMs);
  if (validUntil <= now) throw new OperatorError('they would be over before they begin');
  const refusal = await playerRefusal(db, { siteId: site.id, playerId, now });
  if (refusal !== null) throw new OperatorError(`the player may not play now: ${refusal}`);
  await atStudio(() => requireTemplates(server, connection, order));
  const id = server.ids.next();
  const grant = {
    id,
    site_id: site.id,
    player_id: playerId,
    connection_code: connection.code,
    provider_code: provider,
    game_codes: [...new Set(games)],
    currency,
    rounds,
    stake_minor: stakeMinor,
    valid_from: validFrom,
    valid_until: validUntil,
    lines: order.lines ?? null,
    bet_level: order.betLevel ?? null,
    buy_type: order.buyType ?? null,
    created_at: now,
    ended_at: null,
  };
  const player = await changeAsOperator(server, actor, {
    action: 'free-rounds.grant',
    subject: { siteId: site.id, subject: `${provider}/${game}/${id}` },
    lock: async () => null,
    work: async (trx) => {
      await insertGrant(trx, grant);
      const stake = formatAmount(stakeMinor, currency);
      const after = { provider, games, rounds, from: validFrom, stake, days };
      const owner = { connectionCode: connection.code, siteId: site.id, playerId };
      const alias = await aliasOf(trx, { ...owner, newAlias: newAlias() });
      return { answer: alias, before: null, after };
    },
  });
  const told = toldGrant({ ...grant, state: 'active', played: 0, won_minor: 0n });
  await tellStudio(server, connection, createFreeRounds, { ...told, provider, game, player });
  return id;
}

/**
 * The wallet's row counts; a studio that does not hear of it now hears of it when the game opens,
 * and plays no round beyond it.
 */
async function tellStudio<C extends ProviderCall>(
  server: ServerContext,
  connection: ConnectionRow,
  call: C,
  input: ProviderRequest<C>,
): Promise<void> {
  try {
    await askStudio(server, connection, call, input);
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    server.logger.warn({ err: error, call: call.path }, 'a studio was not told of free rounds');
  }
}

async function atStudio(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    throw new OperatorError(`the studio does not answer: ${error.message}`);
  }
}

/** What a player may still play of a game without paying; null when there is nothing. */
export async function freeRoundsWaiting(
  { database, clock }: ServerContext,
  of: { siteId: string; playerId: string; provider_code: string; game_code: string },
) {
  const { siteId, playerId, ...game } = of;
  const [grant] = await readGrantsLeft(database.db, {
    siteId,
    playerId,
    game,
    now: clock.now(),
  });
  return grant ? shownGrant(grant) : null;
}

/** Every grant that a player may still play. */
export async function freeRoundsOfPlayer(
  { database, clock }: ServerContext,
  of: { siteId: string; playerId: string },
) {
  const grants = await readGrantsLeft(database.db, { ...of, now: clock.now() });
  return grants.flatMap((grant) =>
    grant.game_codes.map((game_code) => ({
      provider_code: grant.provider_code,
      game_code,
      ...shownGrant(grant),
    })),
  );
}

/** A grant as its player reads it. */
function shownGrant(grant: GrantRow) {
  const { stake, currency, validUntil } = toldGrant(grant);
  return { left: grant.rounds - grant.played, stake, currency, valid_until: validUntil };
}

/**
 * Takes back what is left. The studio hears of it; one that does not answer changes nothing: no
 * further round is counted.
 */
export async function cancelGrant(
  server: ServerContext,
  actor: string,
  { site, id }: { site: Site; id: string },
): Promise<{ played: number; rounds: number }> {
  const now = server.clock.now();
  const { grant, player } = await changeAsOperator(server, actor, {
    action: 'free-rounds.cancel',
    subject: (ended: GrantRow) => ({
      siteId: site.id,
      subject: `${ended.provider_code}/${ended.game_codes[0]}/${id}`,
    }),
    lock: async (trx) => {
      const ended = await endGrant(trx, { id, siteId: site.id, state: 'cancelled', now });
      if (!ended) throw new OperatorError(`${site.externalId} has no active free rounds ${id}`);
      return ended;
    },
    work: async (trx, ended) => {
      const owner = { connectionCode: ended.connection_code, siteId: site.id };
      const alias = { ...owner, playerId: ended.player_id, newAlias: newAlias() };
      const answer = { grant: ended, player: await aliasOf(trx, alias) };
      return { answer, before: null, after: { played: ended.played } };
    },
  });
  const connection = await findConnection(server.database.db, grant.connection_code);
  if (connection) await tellStudio(server, connection, cancelFreeRounds, { grantId: id, player });
  return grant;
}

/** Grants of a site, or of one player there, with what became of them. */
export async function describeGrants(
  server: ServerContext,
  { site, playerId }: { site: Site; playerId: string | null },
) {
  const asked = { siteId: site.id, playerId, limit: grantsShown };
  const grants = await listGrants(server.database.db, asked);
  const now = server.clock.now();
  return grants.map((grant) => ({ ...grant, shown_state: stateOf(grant, now) }));
}

const stateOf = (grant: GrantRow, now: Date) =>
  grant.state === 'active' && grant.valid_until <= now ? ('expired' as const) : grant.state;

/** The studio is done with a grant. What it counted otherwise than we did is for a person. */
export async function finishFreeRounds(
  caller: ProviderCaller,
  { grantId, played, won }: ProviderInput<typeof freeRoundsFinished>,
): Promise<ProviderResponse<typeof freeRoundsFinished>> {
  const { server, connectionCode, siteId, now } = caller;
  const { db } = server.database;
  const known = await findGrant(db, { id: grantId, connectionCode });
  if (!known || (siteId !== null && known.site_id !== siteId)) return refuse('FREE_ROUNDS_OVER');
  const isExpired = stateOf(known, now) === 'expired';
  const order = { id: grantId, siteId: known.site_id, state: 'finished' as const, now };
  const grant = (isExpired ? null : await endGrant(db, order)) ?? known;
  const currency = grant.currency as CurrencyCode;
  const agrees = grant.played === played && parseAmount(won, currency) === grant.won_minor;
  if (!agrees)
    await raiseIncident(server, {
      connectionCode,
      siteId: grant.site_id,
      providerCode: grant.provider_code,
      roundId: grantId,
      code: 'FREE_ROUNDS_DIFFER',
      detail: { played, won, counted: { played: grant.played, won: String(grant.won_minor) } },
    });
  const state = stateOf(grant, now);
  return {
    state: state === 'active' ? 'finished' : state,
    played: grant.played,
    won: formatAmount(grant.won_minor, currency),
    agrees,
  };
}
