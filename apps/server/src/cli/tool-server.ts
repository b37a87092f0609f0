import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { umask } from 'node:process';
import type { ServerContext } from '../context.ts';
import { explain } from './explain.ts';
import { findCommand, runCommand } from './run-command.ts';
import {
  asLine,
  readLines,
  toolAddress,
  type ToolAnswer,
  type ToolRequest,
} from './tool-messages.ts';

const ownerOnly = 0o177;

/**
 * Lets the operator's tool work beside this server, which alone may touch the embedded database:
 * commands come by a local socket in the data folder that only the server's own account may open,
 * and run here, one after the other. Gives the function that ends it after the command under way.
 * Where it cannot listen it says so and the server runs without.
 */
export async function startToolServer(context: ServerContext): Promise<() => Promise<void>> {
  const address = toolAddress(context.config.dataDir);
  if (address === null) {
    context.logger.warn('DATA_DIR is too long a name for the socket of the operator tool');
    return async () => undefined;
  }
  let work: Promise<void> = Promise.resolve();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const take = (message: unknown): void => {
      work = work.then(() => answer(context, socket, message as ToolRequest));
    };
    socket.on('data', guarded(socket, readLines(take)));
  });
  try {
    await listen(server, address);
  } catch (error) {
    context.logger.warn({ err: error }, 'the operator tool cannot reach this server');
    return async () => undefined;
  }
  return async () => {
    server.close();
    await work;
    for (const socket of sockets) socket.destroy();
  };
}

/** The folder is ours alone (its lock): a socket that lies there is left over. */
function listen(server: Server, address: string): Promise<void> {
  rmSync(address, { force: true });
  const before = umask(ownerOnly);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The file is made before this returns, so that it never has other rights.
    server.listen(address, resolve);
    umask(before);
  });
}

/** What is no message of ours ends the connection. */
const guarded =
  (socket: Socket, read: (chunk: Buffer) => void) =>
  (chunk: Buffer): void => {
    try {
      read(chunk);
    } catch {
      socket.destroy();
    }
  };

async function answer(
  context: ServerContext,
  socket: Socket,
  { args, actor, folder }: ToolRequest,
): Promise<void> {
  const say = (message: ToolAnswer): void => {
    if (socket.writable) socket.write(asLine(message));
  };
  try {
    const command = findCommand(args);
    if (!command) return say({ problem: 'the server does not know this command: is it older?' });
    const print = (line: string): void => say({ line });
    say({ isWell: await runCommand(command, args, { context, actor, folder, print }) });
  } catch (error) {
    say({ problem: explain(error) });
  } finally {
    socket.end();
  }
}
