import { officeCalls } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { ForeignDialectName } from './adapters/dialects.ts';
import { makeForeignKey } from './adapters/foreign-key.ts';
import { addKey, listKeys, retireKey } from './keys.service.ts';
import { describeConnections } from './operator.service.ts';

const hourMs = 60 * 60_000;

/** What staff do about the keys of studios. */
export const keysOffice = [
  defineOffice(officeCalls.providerKeys, async ({ server }, { connection }) => ({
    value: (await listKeys(server, connection)).map((key) => ({
      key: key.id,
      site: (key.site_id && server.sites.byId(key.site_id)?.externalId) ?? null,
      created_at: key.created_at.toISOString(),
      ends_at: key.ends_at?.toISOString() ?? null,
    })),
  })),
  defineOffice(officeCalls.providerKeyAdd, async ({ server, actor }, asked) => {
    const { connection: connectionCode, site: name } = asked;
    const site = name === undefined ? null : server.sites.byExternalId(name);
    if (name !== undefined && site === null) throw new OperatorError(`there is no site ${name}`);
    const dialect = await dialectOf(server, connectionCode);
    const foreign = dialect === 'pavilion' ? null : foreignKey(server, dialect, asked);
    const key = await addKey(server, actor, {
      connectionCode,
      siteId: site?.id ?? null,
      ...(foreign && { given: foreign }),
    });
    return { key: key.id, dialect, secret: foreign?.tell ?? key.secret };
  }),
  defineOffice(officeCalls.providerKeyEnd, async ({ server, actor }, { key, in_hours = 0 }) => {
    const endsAt = new Date(server.clock.now().getTime() + in_hours * hourMs);
    await retireKey(server, actor, { keyId: key, endsAt });
    return { ends_at: endsAt.toISOString() };
  }),
];

async function dialectOf(server: ServerContext, connectionCode: string) {
  const connections = await describeConnections(server);
  return connections.find(({ code }) => code === connectionCode)?.dialect ?? 'pavilion';
}

/** A key for a connection that speaks a dialect of its own. */
function foreignKey(
  { ids }: ServerContext,
  dialect: ForeignDialectName,
  files: { public_key?: { text: string } | undefined; secret_file?: { text: string } | undefined },
) {
  const key = makeForeignKey(dialect, {
    publicKey: files.public_key?.text.trim(),
    secret: files.secret_file?.text.trim(),
  });
  return { id: `k_${ids.next()}`, ...key };
}
