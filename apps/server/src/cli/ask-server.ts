import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { UsageError } from './command.ts';
import {
  asLine,
  readLines,
  toolAddress,
  type ToolAnswer,
  type ToolRequest,
} from './tool-messages.ts';

/**
 * Has the server that holds the data folder run the command; gives true when all is well, null when
 * no server answers there. Throws {@link UsageError} with what the server said went wrong.
 */
export async function askServer(
  dataDir: string,
  request: ToolRequest,
  print: (line: string) => void,
): Promise<boolean | null> {
  const socket = await reach(toolAddress(dataDir));
  if (socket === null) return null;
  let end: boolean | string | null = null;
  socket.on(
    'data',
    readLines((message) => {
      const told = message as ToolAnswer;
      if ('line' in told) print(told.line);
      else end = 'problem' in told ? told.problem : told.isWell;
    }),
  );
  const closed = once(socket, 'close');
  socket.write(asLine(request));
  await closed;
  if (end === null) throw new UsageError('the server went away before the command was done');
  if (typeof end === 'string') throw new UsageError(end);
  return end;
}

async function reach(address: string | null): Promise<Socket | null> {
  if (address === null) return null;
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}
