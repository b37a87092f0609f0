import { createHash } from 'node:crypto';
import pg from 'pg';
import type { LeaderLock } from '../database.ts';
import { clientConfig, type PostgresTarget } from './pools.ts';

/**
 * How often the holder asks whether its connection still is one, and how long it waits for the
 * answer.
 */
const heartbeatMs = 1000;
const answerMs = 1500;
/**
 * The server gives up on a machine that vanished without a word (a closed connection it sees at
 * once). Never before the holder does.
 */
const keepAlive = `
  set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`;

/** A stable advisory-lock key for a name. */
export function lockKeyOf(name: string): bigint {
  return createHash('sha256').update(`pavilion:${name}`).digest().readBigInt64BE(0);
}

/**
 * Everything this process leads, as session advisory locks on one connection: they end with the
 * process, so another one takes over without a timeout to wait for, and a process costs the server
 * one connection however much it leads.
 */
export class LeaderConnection {
  readonly #target: PostgresTarget;
  readonly #held = new Map<string, { lock: LeaderLock; lose: () => void }>();
  /** Asked for right now: on one connection the server would grant a second taker the same lock. */
  readonly #asked = new Set<string>();
  #isClosed = false;
  #turn: Promise<unknown> = Promise.resolve();
  #client: Promise<pg.Client> | null = null;
  #heartbeat: NodeJS.Timeout | null = null;

  constructor(target: PostgresTarget) {
    this.#target = target;
  }

  async tryTake(name: string): Promise<LeaderLock | null> {
    if (this.#held.has(name) || this.#asked.has(name)) return null;
    this.#asked.add(name);
    try {
      const connecting = this.#connected();
      const isTaken = await this.#ask(await connecting, name);
      // The connection may be gone since the answer, and the lock with it.
      return isTaken && this.#client === connecting ? this.#hold(name) : null;
    } finally {
      this.#asked.delete(name);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  async #ask(client: pg.Client, name: string): Promise<boolean> {
    try {
      const { rows } = await this.#inTurn(() =>
        client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
          lockKeyOf(name),
        ]),
      );
      return rows[0]?.taken ?? false;
    } catch (error) {
      // Nobody knows whether it was granted: without the connection it is not.
      cut(client);
      throw error;
    }
  }

  #hold(name: string): LeaderLock {
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    const lock: LeaderLock = { name, lost, release: () => this.#release(name, lock) };
    this.#held.set(name, { lock, lose });
    this.#heartbeat ??= setInterval(() => void this.#beat(), heartbeatMs).unref();
    return lock;
  }

  async #release(name: string, lock: LeaderLock): Promise<void> {
    const held = this.#held.get(name);
    if (held?.lock !== lock) return;
    this.#held.delete(name);
    const client = await this.#client?.catch(() => null);
    if (client)
      await this.#inTurn(() =>
        client.query('select pg_advisory_unlock($1)', [lockKeyOf(name)]),
      ).catch(() => cut(client));
    held.lose();
  }

  #connected(): Promise<pg.Client> {
    if (this.#isClosed) throw new Error('the database is closed');
    if (this.#client) return this.#client;
    const connecting: Promise<pg.Client> = this.#connect(() => this.#onLost(connecting));
    connecting.catch(() => this.#onLost(connecting));
    return (this.#client = connecting);
  }

  async #connect(onEnd: () => void): Promise<pg.Client> {
    const client = new pg.Client({ ...clientConfig(this.#target), query_timeout: answerMs });
    client.on('error', () => undefined);
    client.on('end', onEnd);
    await client.connect();
    await client.query(keepAlive);
    return client;
  }

  /**
   * A line that is dead without a word would leave two leaders: whoever gets no answer leads no
   * longer.
   */
  async #beat(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    if (client) await this.#inTurn(() => client.query('select 1')).catch(() => cut(client));
  }

  /** One statement after the other, as the driver wants it. */
  #inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#turn.then(ask);
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  #onLost(client: Promise<pg.Client>): void {
    if (this.#client !== client) return;
    this.#client = null;
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
    const lost = [...this.#held.values()];
    this.#held.clear();
    for (const { lose } of lost) lose();
  }
}

function cut(client: pg.Client): void {
  // The driver has no word for it: `end` would ask the frozen server first.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
