import * as z from 'zod/mini';
import type { WebSocket } from '@fastify/websocket';
import { clientMessage, type ServerMessage } from '@pavilion/contracts';
import type { ServerContext } from '../context.ts';
import { Failure } from '../failure.ts';
import type { Site } from '../site-directory/index.ts';
import type { EventLog } from './event-log.ts';
import type { NumberedEvent, SocketEvent } from './event-row.ts';
import { readMissed, readOldestSeq } from './event.store.ts';
import { frameOf } from './frame.ts';
import type { ReplayGate } from './replay-gate.ts';
import { heardTopics, isFor, isPrivateTopic, type Hub, type Listener } from './hub.ts';

export const heartbeatMs = 25_000;
const topicsMax = 100;
/** Who missed more fetches anew: it costs less than so many events, for both sides. */
const replayMax = 100;
/**
 * Who reads so slowly that more waits for him gets no events until he has read it, and begins anew
 * then.
 */
const behindBytes = 256 * 1024;
const behindLookMs = 250;
/** Events that wait while a socket is sent what it missed. */
const queueMax = 1000;
const bufferedBytesMax = 1024 * 1024;
const messagesPerHeartbeatMax = 200;
/** Messages taken and not yet answered. */
const pendingMax = 100;
/** Close codes: the other side is too slow, or asks too much. */
const tryAgainLater = 1013;
const policyViolation = 1008;

type ClientMessage = z.output<typeof clientMessage>;

/** Who a socket belongs to once it proved it. */
export interface SocketPlayer {
  id: string;
  sessionId: string;
  accountId: string;
  token: string;
}

export interface ConnectionPorts {
  context: ServerContext;
  hub: Hub;
  eventLog: Pick<EventLog, 'lastSeq' | 'recent'>;
  replays: ReplayGate;
  /**
   * Proves account and token on the site; raises the session family. Does not count as use of the
   * session.
   */
  authenticate(
    site: Site,
    credentials: { accountId: string; token: string },
  ): Promise<Omit<SocketPlayer, 'token'>>;
  /**
   * Whether a topic belongs to few, and whether a socket is of those: by its player, or the token
   * of a guest.
   */
  guarded: {
    isGuarded(topic: string): boolean;
    mayHear(
      site: Site,
      who: { playerId: string | null; guestToken: string | null },
      topic: string,
    ): Promise<boolean>;
  };
}

/** One socket: what it wants to hear, what it missed, and whether it still may. */
export class Connection implements Listener {
  readonly topics = new Set<string>();
  readonly siteId: string;
  player: SocketPlayer | null = null;
  #isAlive = true;
  #guestToken: string | null = null;
  #messageCount = 0;
  #pendingCount = 0;
  #hasReplayed = false;
  #isBehind = false;
  #queue: Array<{ seq: number; frame: Buffer }> | null = null;
  #work: Promise<void> = Promise.resolve();
  readonly #socket: WebSocket;
  readonly #site: Site;
  readonly #ports: ConnectionPorts;

  constructor(socket: WebSocket, site: Site, ports: ConnectionPorts) {
    this.#socket = socket;
    this.#site = site;
    this.#ports = ports;
    this.siteId = site.id;
  }

  get playerId(): string | null {
    return this.player?.id ?? null;
  }

  /** Takes one message; they are answered one after the other. */
  receive(text: string): void {
    this.#isAlive = true;
    this.#messageCount += 1;
    if (this.#messageCount > messagesPerHeartbeatMax || this.#pendingCount >= pendingMax)
      return this.#socket.close(policyViolation, 'too many messages');
    const message = parseMessage(text);
    if (!message) return this.#send({ type: 'error', message: 'invalidInput' });
    this.#pendingCount += 1;
    this.#work = this.#work
      .then(() => this.#answer(message))
      .finally(() => (this.#pendingCount -= 1))
      .catch((error: unknown) => {
        this.#ports.context.logger.error({ err: error }, 'a socket message failed');
        this.#socket.close(tryAgainLater, 'try again');
      });
  }

  /** What has no number of its own goes ahead of whatever waits. */
  deliver({ seq }: SocketEvent, frame: Buffer): void {
    if (!this.#queue || seq === null) this.#sendFrame(frame);
    else if (this.#queue.length < queueMax) this.#queue.push({ seq, frame });
    else this.#socket.close(tryAgainLater, 'too slow');
  }

  reset(): void {
    this.#send({ type: 'reset', seq: this.#ports.eventLog.lastSeq() });
  }

  heard(): void {
    this.#isAlive = true;
  }

  /** Every heartbeat: ends a socket that went silent, else asks whether it is there. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#messageCount = 0;
    this.#socket.ping();
    if (this.player)
      this.#work = this.#work.then(() => this.#checkSession()).catch(() => undefined);
  }

  /**
   * The player's session is over: private topics fall silent, the socket stays for the public ones.
   */
  endSession(reason: string): void {
    if (!this.player) return;
    const ended: SocketEvent = {
      seq: null,
      siteId: this.siteId,
      playerId: this.player.id,
      topic: 'session',
      name: 'session.ended',
      data: { reason },
      at: this.#ports.context.clock.now(),
    };
    this.#sendFrame(frameOf(ended));
    this.player = null;
    // What the player was let hear by topic is asked for anew.
    for (const topic of this.topics)
      if (this.#ports.guarded.isGuarded(topic)) this.topics.delete(topic);
    this.#ports.hub.update(this);
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.#hello(message);
    if (message.type === 'subscribe') return this.#subscribe(message.topics);
    if (message.type === 'unsubscribe') {
      for (const topic of message.topics) this.topics.delete(topic);
      return this.#ports.hub.update(this);
    }
    this.#send({ type: 'pong' });
  }

  async #hello(message: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { hub, eventLog } = this.#ports;
    this.player = await this.#signIn(message);
    this.#guestToken = message.guest_token ?? null;
    const topics = await this.#admitted(message.topics.slice(0, topicsMax));
    this.topics.clear();
    for (const topic of topics) this.topics.add(topic);
    // From here on live events wait until what was missed is sent, so that numbers only rise.
    this.#queue = [];
    hub.update(this);
    const upTo = eventLog.lastSeq();
    this.#send({
      type: 'welcome',
      seq: message.last_seq ?? upTo,
      heartbeat_ms: heartbeatMs,
      signed_in: this.player !== null,
    });
    if (message.last_seq !== undefined) await this.#replay(message.last_seq, upTo);
    const waiting = this.#queue;
    this.#queue = null;
    for (const { seq, frame } of waiting) if (seq > upTo) this.#sendFrame(frame);
  }

  async #signIn(message: { account_id?: string; auth?: string }): Promise<SocketPlayer | null> {
    if (!message.account_id || !message.auth) return null;
    try {
      const credentials = { accountId: message.account_id, token: message.auth };
      const player = await this.#ports.authenticate(this.#site, credentials);
      return { ...player, token: message.auth };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#send({ type: 'error', message: error.code });
      return null;
    }
  }

  async #replay(after: number, upTo: number): Promise<void> {
    if (after === upTo) return;
    // A tab comes back once with a socket: who asks again and again fetches anew.
    const missed = this.#hasReplayed
      ? null
      : (this.#remembered(after, upTo) ??
        (await this.#ports.replays.pass(() => this.#readMissed(after, upTo))));
    this.#hasReplayed = true;
    if (missed === null || missed.length > replayMax)
      return this.#send({ type: 'reset', seq: upTo });
    for (const event of missed) this.#sendFrame(frameOf(event));
  }

  /**
   * What was missed, from memory: after a restart of the line everybody asks at once. Null: ask the
   * database.
   */
  #remembered(after: number, upTo: number): NumberedEvent[] | null {
    const events = after < upTo ? this.#ports.eventLog.recent(after, upTo) : null;
    return events?.filter((event) => isFor(this, event)) ?? null;
  }

  /** What was missed; null when it is no longer kept, or is too much. */
  async #readMissed(after: number, upTo: number): Promise<NumberedEvent[] | null> {
    if (this.#socket.readyState !== this.#socket.OPEN || after > upTo) return null;
    const { db } = this.#ports.context.database;
    const oldest = await readOldestSeq(db);
    if (oldest === null || oldest > after + 1) return null;
    const listener = { siteId: this.siteId, playerId: this.playerId, topics: heardTopics(this) };
    return readMissed(db, listener, { after, upTo }, replayMax + 1);
  }

  /** The topics that this socket may hear; of each other it is told `permissionDenied`. */
  async #admitted(topics: readonly string[]): Promise<string[]> {
    const { guarded } = this.#ports;
    const admitted: string[] = [];
    for (const topic of topics) {
      const who = { playerId: this.playerId, guestToken: this.#guestToken };
      if (!guarded.isGuarded(topic) || (await guarded.mayHear(this.#site, who, topic)))
        admitted.push(topic);
      else this.#send({ type: 'error', message: 'permissionDenied' });
    }
    return admitted;
  }

  async #subscribe(wanted: readonly string[]): Promise<void> {
    for (const topic of await this.#admitted(wanted)) {
      if (this.topics.size >= topicsMax)
        return this.#send({ type: 'error', message: 'tooManyRequests' });
      if (isPrivateTopic(topic) && !this.player)
        this.#send({ type: 'error', message: 'permissionDenied' });
      else this.topics.add(topic);
    }
    this.#ports.hub.update(this);
  }

  async #checkSession(): Promise<void> {
    const { player } = this;
    if (!player) return;
    try {
      await this.#ports.authenticate(this.#site, {
        accountId: player.accountId,
        token: player.token,
      });
    } catch (error) {
      if (error instanceof Failure) this.endSession(error.code);
    }
  }

  #sendFrame(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#isBehind) return;
    if (this.#socket.bufferedAmount > behindBytes) return this.#fallBehind();
    this.#socket.send(frame, { binary: false });
  }

  /**
   * Nothing more piles up for who does not read. Once he has read what waits for him he fetches
   * anew: the present, not the past.
   */
  #fallBehind(): void {
    this.#isBehind = true;
    const look = setInterval(() => {
      const isOpen = this.#socket.readyState === this.#socket.OPEN;
      if (isOpen && this.#socket.bufferedAmount > 0) return;
      clearInterval(look);
      this.#isBehind = false;
      this.reset();
    }, behindLookMs);
    look.unref();
  }

  #send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Somebody who does not read would fill our memory: he is cut off and resumes later by number.
    if (this.#socket.bufferedAmount > bufferedBytesMax)
      return this.#socket.close(tryAgainLater, 'too slow');
    this.#socket.send(JSON.stringify(message));
  }
}

function parseMessage(text: string): ClientMessage | null {
  try {
    const result = z.safeParse(clientMessage, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
