import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { playerOfAccount } from '../../account/identity/index.ts';
import { allSites } from './adapters/dialect-caller.service.ts';
import { pullCatalogues } from './catalogue.service.ts';
import { freeRoundsOffice } from './free-rounds.office.ts';
import { keysOffice } from './keys.office.ts';
import { kickByOperator } from './kick-player.service.ts';
import {
  connectStudio,
  describeConnections,
  resolveByOperator,
  switchPlay,
  type Switched,
} from './operator.service.ts';
import { reconcileOffice } from './reconcile.office.ts';
import { studioRoundsOffice } from './studio-rounds.office.ts';
import { termsOffice } from './adapters/terms.office.ts';

/** What staff do about studios and their games. */
export const providersOffice = [
  defineOffice(officeCalls.providerList, async ({ server }) => ({
    value: (await describeConnections(server)).map(toldConnection),
  })),
  defineOffice(officeCalls.providerConnect, async ({ server, actor }, asked) => {
    const { connection: code, dialect = 'pavilion' } = asked;
    await connectStudio(server, actor, {
      code,
      name: asked.name ?? code,
      launchAddress: asked.launch,
      studioAddress: asked.studio ?? null,
      dialect,
      providerCodes: asked.providers,
    });
    const isOurs = dialect === 'pavilion';
    return { door: isOurs ? null : `/provider/${dialect}/${code}/<site, or "${allSites}">/…` };
  }),
  defineOffice(officeCalls.providerOn, async ({ server, actor }, asked) => {
    await switchPlay(server, actor, switchedOf(asked), true);
    return {};
  }),
  defineOffice(officeCalls.providerOff, async ({ server, actor }, asked) => {
    await switchPlay(server, actor, switchedOf(asked), false);
    return {};
  }),
  defineOffice(officeCalls.providerKick, async ({ server, actor }, { account, ...asked }) => {
    const site = findSite(server, asked.site);
    const { id: playerId } = await playerOfAccount(server, site, account);
    const order = { siteId: site.id, playerId, account };
    return { sessions: await kickByOperator(server, actor, order) };
  }),
  defineOffice(officeCalls.providerResolve, async ({ server, actor }, { incident, note }) => {
    await resolveByOperator(server, actor, { id: incident, resolution: note });
    return {};
  }),
  defineOffice(officeCalls.providerCatalogue, async ({ server }, { since }) => {
    await pullCatalogues(server, { since: since === undefined ? undefined : new Date(since) });
    return {};
  }),
  ...keysOffice,
  ...reconcileOffice,
  ...studioRoundsOffice,
  ...termsOffice,
  ...freeRoundsOffice,
];

const toldConnection = (connection: Awaited<ReturnType<typeof describeConnections>>[number]) => ({
  connection: connection.code,
  name: connection.name,
  dialect: connection.dialect,
  is_on: connection.is_enabled,
  launch_address: connection.launch_address,
  studio_address: connection.studio_address,
  providers: connection.providers.map(({ code, name, is_enabled }) => ({
    provider: code,
    name,
    is_on: is_enabled,
  })),
});

function switchedOf({
  connection,
  provider,
  game,
  version,
}: OfficeInput<typeof officeCalls.providerOn>): Switched {
  if (connection !== undefined) return { connection };
  if (provider === undefined) throw new OperatorError('--connection or --provider says what');
  if (game === undefined) {
    if (version !== undefined) throw new OperatorError('--game says of what --version is one');
    return { provider };
  }
  return { provider, game, ...(version !== undefined && { version }) };
}
