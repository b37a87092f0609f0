import type { Executor } from '@pavilion/database';
import { validateUrl } from '@pavilion/domain/input';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { announceCatalogue } from './announce-catalogue.ts';
import {
  listConnectedProviders,
  listConnections,
  saveConnection,
  switchConnection,
  switchGame,
  switchProvider,
  type ConnectionRow,
} from './connection.store.ts';
import { listOpenIncidents, resolveIncident } from './incident.store.ts';

export interface ConnectionInput {
  code: string;
  name: string;
  /** Page that opens a game; the launch is put into its query. */
  launchAddress: string;
  /** What stands before `/studio/v1`, null when the studio answers nothing. */
  studioAddress: string | null;
  /** What it speaks; our own when nothing is said. */
  dialect?: ConnectionRow['dialect'];
  providerCodes: readonly string[];
}

/** Writes a connection; said again it changes addresses and providers. */
export async function connectStudio(
  server: ServerContext,
  actor: string,
  input: ConnectionInput,
): Promise<void> {
  for (const address of [input.launchAddress, input.studioAddress])
    if (address !== null && validateUrl(address) !== null)
      throw new OperatorError(`Invalid URL: ${address}`);
  await change(
    server,
    { actor, action: 'provider.connect', subject: input.code, after: input },
    (executor) =>
      saveConnection(executor, {
        ...input,
        dialect: input.dialect ?? 'pavilion',
        now: server.clock.now(),
      }),
  );
}

export type Switched =
  | { connection: string }
  | { provider: string }
  /** With a version: that one of its maths alone. */
  | { provider: string; game: string; version?: string };

/**
 * The kill switch: from the next statement on no stake is taken and nothing is launched; wins and
 * rollbacks go on.
 */
export async function switchPlay(
  server: ServerContext,
  actor: string,
  what: Switched,
  isOn: boolean,
): Promise<void> {
  const subject = Object.values(what).join('/');
  const action = isOn ? 'provider.switch-on' : 'provider.switch-off';
  await change(server, { actor, action, subject, after: { isOn } }, async (executor) => {
    const isKnown = await flip(executor, what, isOn);
    if (!isKnown) throw new OperatorError(`there is no ${subject}`);
    await announceCatalogue(server, executor);
  });
}

function flip(executor: Executor, what: Switched, isOn: boolean): Promise<boolean> {
  if ('connection' in what) return switchConnection(executor, what.connection, isOn);
  if (!('game' in what)) return switchProvider(executor, what.provider, isOn);
  return switchGame(executor, {
    providerCode: what.provider,
    gameCode: what.game,
    ...(what.version === undefined ? {} : { version: what.version }),
    isOff: !isOn,
  });
}

/** Connections with their providers. */
export async function describeConnections({ database }: ServerContext) {
  const [connections, providers] = await Promise.all([
    listConnections(database.db),
    listConnectedProviders(database.db),
  ]);
  return connections.map((connection) => ({
    ...connection,
    providers: providers.filter(({ connection_code }) => connection_code === connection.code),
  }));
}

export function openIncidents({ database }: ServerContext) {
  return listOpenIncidents(database.db);
}

export async function resolveByOperator(
  server: ServerContext,
  actor: string,
  { id, resolution }: { id: string; resolution: string },
): Promise<void> {
  const said = { actor, action: 'provider.resolve', subject: id, after: { resolution } };
  await change(server, said, async (executor) => {
    const isDone = await resolveIncident(executor, { id, resolution, now: server.clock.now() });
    if (!isDone) throw new OperatorError('no such open incident');
  });
}

function change(
  server: ServerContext,
  { actor, after, ...said }: { actor: string; action: string; subject: string; after: unknown },
  work: (executor: Executor) => Promise<void>,
): Promise<void> {
  return changeAsOperator(server, actor, {
    action: said.action,
    subject: { siteId: null, subject: said.subject },
    lock: async () => null,
    work: async (trx) => {
      await work(trx);
      return { answer: undefined, before: null, after };
    },
  });
}
