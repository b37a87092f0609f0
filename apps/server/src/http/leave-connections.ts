import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepMs = 50;
/**
 * A connection that asked nothing may have its first request on the way when the server stops
 * listening.
 */
const firstRequestMs = 1000;

/**
 * Lets a shutdown end as soon as all requests are answered. Connections are closed when they are
 * idle at that moment; but one whose request is under way becomes idle only later, and one a
 * browser opened ahead never asks anything: both would stay for as long as they are kept alive.
 */
export function leaveConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    let sweeps = 0;
    const sweep = setInterval(() => {
      // Until then new connections come in, and what is closed comes back.
      if (app.server.listening) return;
      app.server.closeIdleConnections();
      sweeps += 1;
      if (sweeps * sweepMs >= firstRequestMs) for (const socket of open) endSilent(socket);
    }, sweepMs);
    app.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
}

function endSilent(socket: Socket): void {
  if (socket.bytesRead === 0) socket.destroy();
}
