import { getFreeRounds, listFreeRounds, type ProviderResponse } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { askForOperator } from './check-studio.service.ts';
import { findConnection, findConnectionOf } from './connection.store.ts';
import { findGrantOfSite, type GrantRow } from './free-rounds.store.ts';
import { newAlias } from './provider-token.ts';
import { aliasOf } from './session.store.ts';

type StudioGrant = ProviderResponse<typeof listFreeRounds>['grants'][number];

/** As many as are shown of a studio's list. */
const shownMax = 1000;
const pageSize = 200;

/** A grant as both sides have it. Throws OperatorError. */
export async function readGrantOfBothSides(
  server: ServerContext,
  { site, id }: { site: Site; id: string },
): Promise<{ here: GrantRow; there: StudioGrant | null }> {
  const { db } = server.database;
  const here = await findGrantOfSite(db, { id, siteId: site.id });
  const connection = here && (await findConnection(db, here.connection_code));
  if (!here || !connection) throw new OperatorError(`${site.externalId} has no free rounds ${id}`);
  const owner = { connectionCode: connection.code, siteId: site.id, playerId: here.player_id };
  const player = await aliasOf(db, { ...owner, newAlias: newAlias() });
  const asked = { grantId: id, player };
  return { here, there: (await askForOperator(server, connection, getFreeRounds, asked)).grant };
}

/**
 * Grants as the studio of a provider has them, of one player of a site or of all. Throws
 * OperatorError.
 */
export async function listStudioGrants(
  server: ServerContext,
  of: {
    provider: string;
    player: { siteId: string; playerId: string } | null;
    state: StudioGrant['state'] | undefined;
  },
): Promise<StudioGrant[]> {
  const { db } = server.database;
  const connection = await findConnectionOf(db, of.provider);
  if (!connection) throw new OperatorError(`no studio is connected for ${of.provider}`);
  const player = of.player
    ? await aliasOf(db, { connectionCode: connection.code, ...of.player, newAlias: newAlias() })
    : undefined;
  const grants: StudioGrant[] = [];
  let cursor: string | undefined;
  while (grants.length < shownMax) {
    const asked = { player, state: of.state, cursor, limit: pageSize };
    const page = await askForOperator(server, connection, listFreeRounds, asked);
    grants.push(...page.grants.filter(({ provider }) => provider === of.provider));
    if (!page.hasMore || page.cursor === cursor) break;
    cursor = page.cursor;
  }
  return grants;
}
