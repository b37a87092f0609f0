import pg from 'pg';
import type { ListenOptions } from '../database.ts';
import { clientConfig, type PostgresTarget } from './pools.ts';

interface Subscription {
  onPayload: (payload: string) => void;
  onResumed: (() => void) | undefined;
}

const firstRetryMs = 100;
const longestRetryMs = 5000;

/** One dedicated connection for all LISTEN channels; it comes back by itself after a loss. */
export class ChannelListener {
  readonly #target: PostgresTarget;
  readonly #channels = new Map<string, Set<Subscription>>();
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(target: PostgresTarget) {
    this.#target = target;
  }

  /** Subscribes; resolves once the server listens, so nothing sent afterwards is missed. */
  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    options: ListenOptions,
  ): Promise<() => Promise<void>> {
    const subscription: Subscription = { onPayload, onResumed: options.onResumed };
    const subscribers = this.#channels.get(channel) ?? new Set<Subscription>();
    this.#channels.set(channel, subscribers.add(subscription));
    try {
      const client = await this.#connected();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      subscribers.delete(subscription);
      throw error;
    }
    return () => this.#unlisten(channel, subscription);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  async #unlisten(channel: string, subscription: Subscription): Promise<void> {
    const subscribers = this.#channels.get(channel);
    if (!subscribers?.delete(subscription) || subscribers.size > 0) return;
    this.#channels.delete(channel);
    const client = await this.#client?.catch(() => null);
    await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(clientConfig(this.#target));
    client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? ''));
    client.on('error', () => undefined);
    await client.connect();
    for (const channel of this.#channels.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    client.on('end', () => this.#onLost());
    return client;
  }

  #deliver(channel: string, payload: string): void {
    for (const { onPayload } of this.#channels.get(channel) ?? []) onPayload(payload);
  }

  #onLost(): void {
    this.#client = null;
    if (!this.#closed) this.#reconnectAfter(firstRetryMs);
  }

  #reconnectAfter(delayMs: number): void {
    this.#retry = setTimeout(() => {
      this.#connected().then(
        () => this.#announceResumed(),
        () => this.#closed || this.#reconnectAfter(Math.min(delayMs * 2, longestRetryMs)),
      );
    }, delayMs);
  }

  #announceResumed(): void {
    for (const subscribers of this.#channels.values()) {
      for (const { onResumed } of subscribers) onResumed?.();
    }
  }
}
