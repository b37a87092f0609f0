import type {
  ClientMessage,
  RealtimeEventName,
  RealtimeTopic,
  ServerMessage,
} from '@pavilion/contracts/realtime/messages';
import { backOffMs } from './back-off.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createTopicRegister } from './topic-register.ts';

export type RealtimeStatus = 'idle' | 'connecting' | 'online' | 'offline';

export interface RealtimePorts {
  openSocket: () => WebSocket;
  /** Signed-in player, or null. Asked at every `hello`. */
  credentials: () => { account_id: string; auth: string } | null;
  /** What proves a guest whose talks may be heard, or null. Asked at every `hello`. */
  guestToken?: () => string | null;
  /** In [0, 1). */
  random: () => number;
  onStatus: (status: RealtimeStatus) => void;
  onEvent: (topic: RealtimeTopic, name: RealtimeEventName, data: unknown) => void;
  /** The server no longer keeps what was missed: everything must be fetched anew. */
  onReset: () => void;
  /** The server does not take the player for signed in. */
  onStranger: () => void;
}

export interface RealtimeClient {
  /** Opens the socket; opens it again when the player changed. */
  connect: () => void;
  close: () => void;
  /** Subscribes to a topic until the given function is called; several parts may share one. */
  subscribe: (topic: RealtimeTopic) => () => void;
}

/**
 * The tab's one socket. Says `hello` with all topics and the last sequence number, so that the
 * server sends what was missed; comes back after a drop with growing pauses; notices a dead line by
 * missing answers.
 */
export function createRealtimeClient(ports: RealtimePorts): RealtimeClient {
  const topics = createTopicRegister();
  const line = createLine(ports, () => topics.list());
  return {
    connect: line.connect,
    close: line.close,
    subscribe: (topic) => {
      if (topics.add(topic)) line.send({ type: 'subscribe', topics: [topic] });
      return () => {
        if (topics.remove(topic)) line.send({ type: 'unsubscribe', topics: [topic] });
      };
    },
  };
}

/** Whose line it is: a player's, a guest's, or both. */
function greeterOf({ credentials, guestToken }: RealtimePorts) {
  const guest = guestToken?.() ?? null;
  return { ...credentials(), ...(guest === null ? {} : { guest_token: guest }) };
}

/** The connection itself: opening, greeting, listening, coming back. */
function createLine(ports: RealtimePorts, listTopics: () => RealtimeTopic[]) {
  let socket: WebSocket | null = null;
  let lastSeq: number | undefined;
  let attempt = 0;
  let namesPlayer = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const heartbeat = createHeartbeat({ beat: () => send({ type: 'ping' }), onSilence: comeBack });

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function drop(): void {
    clearTimeout(retryTimer);
    heartbeat.stop();
    const old = socket;
    socket = null;
    old?.close();
  }

  function comeBack(): void {
    drop();
    ports.onStatus('offline');
    attempt += 1;
    retryTimer = setTimeout(connect, backOffMs(attempt, ports.random()));
  }

  function receive(message: ServerMessage): void {
    heartbeat.heard();
    if (message.type === 'welcome') {
      attempt = 0;
      lastSeq ??= message.seq;
      heartbeat.start(message.heartbeat_ms);
      ports.onStatus('online');
      if (namesPlayer && !message.signed_in) ports.onStranger();
    } else if (message.type === 'reset') {
      lastSeq = message.seq;
      ports.onReset();
    } else if (message.type === 'event') {
      if (message.seq !== null) lastSeq = Math.max(lastSeq ?? 0, message.seq);
      ports.onEvent(message.topic as RealtimeTopic, message.event, message.data);
    }
  }

  function connect(): void {
    drop();
    ports.onStatus('connecting');
    const opened = ports.openSocket();
    socket = opened;
    opened.onopen = () => {
      const who = greeterOf(ports);
      namesPlayer = 'auth' in who;
      send({ type: 'hello', ...who, topics: listTopics(), last_seq: lastSeq });
    };
    opened.onmessage = ({ data }) => {
      if (opened === socket) receive(JSON.parse(String(data)) as ServerMessage);
    };
    opened.onclose = () => {
      if (opened === socket) comeBack();
    };
  }

  const close = (): void => {
    drop();
    ports.onStatus('idle');
  };
  return { connect, close, send };
}
