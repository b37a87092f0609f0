import type { CallResponse, contentLegal } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../../context.ts';
import { fail } from '../../../../failure.ts';
import type { Site } from '../../../../site-directory/index.ts';
import { shownDocument, type ContentScope } from '../documents.ts';
import { legalInForce, type LegalVersion } from './legal-in-force.ts';
import { insertAcceptance, readAcceptances, readAccountStart } from './legal.store.ts';

type Told = CallResponse<typeof contentLegal>['value'][number];
type SiteScope = Pick<ContentScope, 'server' | 'site'>;

/**
 * Versions of the legal texts in force, with when a player accepted each; `playerId` null: nobody
 * in particular.
 */
export async function legalOf(scope: SiteScope, playerId: string | null): Promise<Told[]> {
  const { server, site } = scope;
  const versions = await inForce(scope);
  const accepted =
    playerId === null
      ? () => null
      : await acceptedBy(server.database.db, { siteId: site.id, playerId });
  return versions.map((version) => ({
    document: version.document,
    version: version.version,
    effective_at: new Date(version.effective_at).toISOString(),
    must_accept: version.must_accept,
    accepted_at: accepted(version)?.toISOString() ?? null,
  }));
}

async function inForce({ server, site }: SiteScope, executor?: Executor): Promise<LegalVersion[]> {
  const shown = await shownDocument({ server, site }, 'legal', executor);
  return legalInForce(shown?.document ?? [], server.clock.now());
}

/** When a player accepted a version: by pressing, or by opening the account while it held. */
async function acceptedBy(executor: Executor, owner: { siteId: string; playerId: string }) {
  const [start, rows] = [
    await readAccountStart(executor, owner),
    await readAcceptances(executor, owner),
  ];
  const pressed = new Map(rows.map((row) => [`${row.document}:${row.version}`, row.accepted_at]));
  return ({ document, version, effective_at }: LegalVersion): Date | null =>
    pressed.get(`${document}:${version}`) ??
    (start !== null && start >= new Date(effective_at) ? start : null);
}

/** What a player still has to accept, as `<document>:<version>`. */
export async function consentsWaiting(
  scope: SiteScope,
  playerId: string,
  executor: Executor = scope.server.database.db,
): Promise<string[]> {
  const asked = (await inForce(scope, executor)).filter(({ must_accept }) => must_accept);
  if (asked.length === 0) return [];
  const accepted = await acceptedBy(executor, { siteId: scope.site.id, playerId });
  return asked
    .filter((version) => accepted(version) === null)
    .map(({ document, version }) => `${document}:${version}`);
}

/** Fails with `consentRequired` while a version waits for the player; `statusDetail` says which. */
export async function requireConsents(
  scope: SiteScope,
  playerId: string,
  executor?: Executor,
): Promise<void> {
  const [first] = await consentsWaiting(scope, playerId, executor);
  if (first !== undefined) fail('consentRequired', { statusDetail: first });
}

/**
 * Notes that a player accepts a version. Fails with `contentNotFound` where it is not the one in
 * force.
 */
export async function acceptLegal(
  { server, site, now }: { server: ServerContext; site: Site; now: Date },
  playerId: string,
  wish: { document: string; version: string },
): Promise<void> {
  const holds = (await inForce({ server, site })).some(
    ({ document, version }) => document === wish.document && version === wish.version,
  );
  if (!holds) fail('contentNotFound');
  const owner = { siteId: site.id, playerId };
  await insertAcceptance(server.database.db, owner, { ...wish, at: now });
}
