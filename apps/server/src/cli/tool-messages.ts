import { join } from 'node:path';

/** What the tool asks of the server that holds the embedded database: one command line. */
export interface ToolRequest {
  args: string[];
  actor: string;
  /** Folder the command was typed in: paths are read from there. */
  folder: string;
}

/** What the server answers: lines as they are printed, then how it ended. */
export type ToolAnswer = { line: string } | { isWell: boolean } | { problem: string };

/** The longest address a local socket can have, on every system. */
const addressMaxBytes = 100;

/**
 * Where the server of a data folder listens for the tool; null where the folder's name is too long
 * for it.
 */
export function toolAddress(dataDir: string): string | null {
  const address = join(dataDir, 'operator.sock');
  return Buffer.byteLength(address) > addressMaxBytes ? null : address;
}

/** Calls back with every message of a stream of JSON lines. */
export function readLines(onMessage: (message: unknown) => void): (chunk: Buffer) => void {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onMessage(JSON.parse(line));
  };
}

export const asLine = (message: ToolRequest | ToolAnswer): string => `${JSON.stringify(message)}\n`;
