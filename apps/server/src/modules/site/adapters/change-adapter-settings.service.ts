import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { PortName } from '../../../ports/outside.ts';
import { sealText } from '../../../sealed-text.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { kindOf, sealOf } from './adapter.service.ts';
import { readSealedSettings, writeSealedSettings } from './adapter-settings.store.ts';

/**
 * Writes a site's settings for a system behind a port. They may hold keys, so the log of changes
 * says which names were set and never their values. Throws {@link OperatorError} when the
 * installation does not speak to that system, or the system's kind does not take the settings.
 */
export async function changeAdapterSettings(
  context: ServerContext,
  actor: string,
  site: Site,
  { port, name, settings }: { port: PortName; name: string; settings: unknown },
): Promise<readonly string[]> {
  const kind = kindOf(context, port, name);
  if (!kind) {
    const names = context.outside[port].map((one) => one.name).join(', ');
    throw new OperatorError(`${port} has no ${name}; there are: ${names}`);
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new OperatorError('settings are an object such as {"key": "value"}');
  const refusal = kind.refuseSettings(settings);
  if (refusal !== null) throw new OperatorError(`settings of ${name}: ${refusal}`);
  const names = Object.keys(settings).toSorted();
  const key = { siteId: site.id, port, name };
  await changeAsOperator(context, actor, {
    action: 'site.adapter',
    subject: { siteId: site.id, subject: `${site.externalId}/${port}/${name}` },
    lock: (trx) => readSealedSettings(trx, key),
    work: async (trx, before) => {
      const sealed = sealText(sealOf(context, key), JSON.stringify(settings));
      await writeSealedSettings(trx, key, sealed, context.clock.now());
      const hadSettings = before !== undefined;
      return { answer: undefined, before: { had_settings: hadSettings }, after: { names } };
    },
  });
  return names;
}
