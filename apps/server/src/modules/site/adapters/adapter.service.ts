import type { ServerContext } from '../../../context.ts';
import type { AdapterTools } from '../../../ports/adapter.ts';
import type { KindOf, PortName, PortOf } from '../../../ports/outside.ts';
import { openText, type SealPurpose } from '../../../sealed-text.ts';
import { readSealedSettings, type AdapterKey } from './adapter-settings.store.ts';

/** The kind of a name that this installation speaks to behind a port, or null. */
export function kindOf<Name extends PortName>(
  { outside }: Pick<ServerContext, 'outside'>,
  port: Name,
  name: string,
): KindOf<Name> | null {
  const kinds: readonly KindOf<Name>[] = outside[port];
  return kinds.find((kind) => kind.name === name) ?? null;
}

/** What an adapter may use of a server. */
export function toolsOf({ config, database, clock, ids, logger }: ServerContext): AdapterTools {
  return { config, database, clock, ids, logger };
}

/**
 * A site's account behind a port, made of its settings; null when this installation does not speak
 * to that system. Throws when the settings are none of that kind.
 */
export async function adapterOf<Name extends PortName>(
  context: ServerContext,
  port: Name,
  siteId: string,
  name: string,
): Promise<PortOf<Name> | null> {
  const kind = kindOf(context, port, name);
  if (!kind) return null;
  const settings = await readSettings(context, { siteId, port, name });
  return kind.open(toolsOf(context), settings);
}

/** How a row's settings are sealed: bound to the row, so that none opens in another's place. */
export function sealOf(
  { appSecret }: Pick<ServerContext, 'appSecret'>,
  { siteId, port, name }: AdapterKey,
): SealPurpose {
  return { appSecret, purpose: 'adapter-settings', boundTo: `${siteId}/${port}/${name}` };
}

async function readSettings(context: ServerContext, key: AdapterKey): Promise<unknown> {
  const sealed = await readSealedSettings(context.database.db, key);
  return sealed === undefined ? {} : JSON.parse(openText(sealOf(context, key), sealed));
}
