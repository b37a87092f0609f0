import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { fail } from '../failure.ts';
import { callerAddress } from '../http/undeclared-proxy.ts';
import {
  peekSession,
  sessionEndedChannel,
  type SessionsEnded,
} from '../modules/account/identity/index.ts';
import type { ReadAlive } from '../modules/games/alive/index.ts';
import { isRoomTopic } from '../modules/games/rooms/index.ts';
import { isChatTopic, mayHearChat } from '../modules/support/chat/index.ts';
import { betsSince } from '../modules/site/statistics/index.ts';
import { maintenanceNews } from '../site-directory/index.ts';
import { watchAlive } from './alive-feed.ts';
import { watchBoard } from './board-feed.ts';
import { watchBets } from './bet-feed.ts';
import { watchCashOuts } from './cash-out-feed.ts';
import { isSameSiteOrigin } from './origin.ts';
import { Connection, heartbeatMs, type ConnectionPorts } from './connection.ts';
import { createHub, type Hub } from './hub.ts';
import { createReplayGate } from './replay-gate.ts';
import { createSocketCount } from './socket-count.ts';
import { watchMaintenanceTurns } from './maintenance-turns.ts';

const messageBytesMax = 16 * 1024;
const replayLimits = { atOnce: 4, waitingMax: 1000 };
const goingAway = 1001;
const tryAgainLater = 1013;
const farewellMs = 1000;

/** The WebSocket at `/ws` (contracts, realtime/messages.ts). */
export async function registerRealtime(
  app: FastifyInstance,
  context: ServerContext,
  aliveOf: ReadAlive,
): Promise<void> {
  const hub = createHub();
  const { eventLog } = context;
  const count = (sockets: number): void => context.metrics.realtimeEvents.inc(sockets);
  const unfollow = eventLog.follow({
    // A tab that hears of its site asks for it at once: by then this process must have read the
    // change.
    prepare: (event) => (event.name === 'site.changed' ? context.sites.refresh() : null),
    deliver: (event) => count(hub.fanOut(event)),
    missed: () => hub.resetAll(),
  });
  // Every process learns this by itself, for its own sockets.
  const stopTurns = watchMaintenanceTurns(context, (site) =>
    hub.fanOut({
      seq: null,
      siteId: site.id,
      playerId: null,
      topic: 'site',
      name: 'site.changed',
      data: maintenanceNews(site, context.clock.now()),
      at: context.clock.now(),
    }),
  );
  const stopBets = watchBets(context, hub, (site, since) => betsSince(context, site, since));
  const stopAlive = watchAlive(context, hub, aliveOf);
  const stopCashOuts = watchCashOuts(context, hub);
  const stopBoard = watchBoard(context, hub);
  const unhear = eventLog.hear(sessionEndedChannel, (payload) =>
    endSessions(hub, JSON.parse(payload) as SessionsEnded),
  );
  app.addHook('onClose', async () => {
    stopTurns();
    stopBets();
    stopAlive();
    stopCashOuts();
    stopBoard();
    unhear();
    unfollow();
  });
  await app.register(websocket, {
    options: { maxPayload: messageBytesMax, perMessageDeflate: false },
    preClose: sayFarewell,
  });
  const ports: ConnectionPorts = {
    context,
    hub,
    eventLog,
    replays: createReplayGate(replayLimits),
    async authenticate(site, credentials) {
      const player = await peekSession(context, site, credentials);
      return { id: player.id, sessionId: player.sessionId, accountId: player.accountId };
    },
    guarded: {
      isGuarded: (topic) => isChatTopic(topic) && !isRoomTopic(topic),
      mayHear: (site, who, topic) => mayHearChat(context, site, who, topic),
    },
  };
  await app.register(async (scope) => registerSocket(scope, ports));
}

function registerSocket(app: FastifyInstance, ports: ConnectionPorts): void {
  const { context, hub } = ports;
  const { socketsPerAddress, trustedProxies } = context.config.http;
  const sockets = createSocketCount(socketsPerAddress);
  app.get(
    '/ws',
    { websocket: true, preValidation: async (request) => checkOrigin(context, request) },
    (socket, request) => {
      const site = context.sites.byHost(request.host);
      if (!site) return socket.close(goingAway);
      const leave = sockets.enter(callerAddress(request, trustedProxies));
      if (leave === null) return socket.close(tryAgainLater, 'too many sockets');
      const connection = new Connection(socket, site, ports);
      hub.add(connection);
      context.metrics.realtimeSockets.inc();
      const heartbeat = setInterval(() => connection.beat(), heartbeatMs);
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close(1003);
        else connection.receive(textOf(data));
      });
      socket.on('pong', () => connection.heard());
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        leave();
        clearInterval(heartbeat);
        hub.remove(connection);
        context.metrics.realtimeSockets.dec();
      });
    },
  );
}

async function checkOrigin(context: ServerContext, request: FastifyRequest): Promise<void> {
  const site = context.sites.byHost(request.host) ?? fail('siteNotFound');
  if (!isSameSiteOrigin(context.sites, site, request.headers.origin)) fail('permissionDenied');
}

function endSessions(hub: Hub, ended: SessionsEnded): void {
  for (const listener of hub.ofPlayer(ended.playerId)) {
    if (!(listener instanceof Connection)) continue;
    const isMeant =
      ended.sessionIds.length === 0 || ended.sessionIds.includes(listener.player?.sessionId ?? '');
    if (isMeant) listener.endSession(ended.reason);
  }
}

/** Tells every socket that the server goes away, then cuts those that do not answer. */
function sayFarewell(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(goingAway, 'the server restarts');
  const cut = setTimeout(() => {
    for (const client of clients) client.terminate();
  }, farewellMs);
  this.websocketServer.close(() => {
    clearTimeout(cut);
    done();
  });
}

/** A text message in whichever form the socket library holds it. */
function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}
