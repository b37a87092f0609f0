import type {
  ClientMessage,
  RealtimeEventName,
  RealtimeTopic,
  ServerMessage,
} from '@pavilion/contracts/realtime/messages';
import { backOffMs } from './back-off.ts';
import { createTopicRegister } from './topic-register.ts';

export type RealtimeStatus = 'idle' | 'connecting' | 'online' | 'offline';

export interface RealtimePorts {
  openSocket: () => WebSocket;
  /** Signed-in player, or null. Asked at every `hello`. */
  credentials: () => { account_id: string; auth: string } | null;
  /** In [0, 1). */
  random: () => number;
  onStatus: (status: RealtimeStatus) => void;
  onEvent: (topic: RealtimeTopic, name: RealtimeEventName, data: unknown) => void;
  /** The server no longer keeps what was missed: everything must be fetched anew. */
  onReset: () => void;
}

export interface RealtimeClient {
  /** Opens the socket; opens it again when the player changed. */
  connect: () => void;
  close: () => void;
  /** Subscribes to a topic until the given function is called; several parts may share one. */
  subscribe: (topic: RealtimeTopic) => () => void;
}

/**
 * The tab's one socket. Says `hello` with all topics and the last sequence number, so that the server sends what was
 * missed; comes back after a drop with growing pauses; notices a dead line by missing answers.
 */
export function createRealtimeClient(ports: RealtimePorts): RealtimeClient {
  const topics = createTopicRegister();
  let socket: WebSocket | null = null;
  let lastSeq: number | undefined;
  let attempt = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let beatTimer: ReturnType<typeof setInterval> | undefined;
  let heardSinceBeat = true;

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const drop = (): void => {
    clearTimeout(retryTimer);
    clearInterval(beatTimer);
    const old = socket;
    socket = null;
    old?.close();
  };

  const comeBack = (): void => {
    drop();
    ports.onStatus('offline');
    attempt += 1;
    retryTimer = setTimeout(connect, backOffMs(attempt, ports.random()));
  };

  const beat = (): void => {
    if (!heardSinceBeat) return comeBack();
    heardSinceBeat = false;
    send({ type: 'ping' });
  };

  const welcome = (message: Extract<ServerMessage, { type: 'welcome' }>): void => {
    attempt = 0;
    lastSeq ??= message.seq;
    clearInterval(beatTimer);
    beatTimer = setInterval(beat, message.heartbeat_ms);
    ports.onStatus('online');
  };

  const receive = (message: ServerMessage): void => {
    heardSinceBeat = true;
    if (message.type === 'welcome') return welcome(message);
    if (message.type === 'reset') {
      lastSeq = message.seq;
      return ports.onReset();
    }
    if (message.type !== 'event') return;
    lastSeq = Math.max(lastSeq ?? 0, message.seq);
    ports.onEvent(message.topic as RealtimeTopic, message.event, message.data);
  };

  function connect(): void {
    drop();
    ports.onStatus('connecting');
    const opened = ports.openSocket();
    socket = opened;
    heardSinceBeat = true;
    opened.onopen = () => {
      send({ type: 'hello', ...ports.credentials(), topics: topics.list(), last_seq: lastSeq });
    };
    opened.onmessage = ({ data }) => {
      if (opened === socket) receive(JSON.parse(String(data)) as ServerMessage);
    };
    opened.onclose = () => {
      if (opened === socket) comeBack();
    };
  }

  return {
    connect,
    close: () => {
      drop();
      ports.onStatus('idle');
    },
    subscribe: (topic) => {
      if (topics.add(topic)) send({ type: 'subscribe', topics: [topic] });
      return () => {
        if (topics.remove(topic)) send({ type: 'unsubscribe', topics: [topic] });
      };
    },
  };
}
