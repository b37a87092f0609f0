import { fileURLToPath } from 'node:url';
import { createEnvironmentReader, type EnvironmentReader } from './environment-reader.ts';
import type { Environment } from './env.ts';

export type Mode = 'production' | 'development' | 'test';

/** Everything an operator can set; docs/OPERATIONS.md lists the variables. Durations in ms. */
export interface Config {
  mode: Mode;
  isProduction: boolean;
  http: HttpConfig;
  operations: { port: number | null; metricsToken: string | null };
  /** Folder of the embedded engine, rendered pictures and the application secret. */
  dataDir: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  /** True: the embedded engine lives in memory and nothing is written (tests). */
  isEphemeral: boolean;
  session: { idleMs: number; maxAgeMs: number };
  tac: { lifetimeMs: number; resendMs: number; triesMax: number };
  /** Each failed sign-in after the third makes the next wait this much longer. */
  signInDelayStepMs: number;
  senders: SenderConfig;
  /** Seeds signatures between our own parts; null: one is made and kept in `dataDir`. */
  appSecret: string | null;
  webDistDir: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  jobsEnabled: boolean;
  /** Seed the demo when the database has no sites. */
  seedDemo: boolean;
  /** The computer plays further players of the demo; never in production. */
  demoCrowd: boolean;
  /**
   * The demo's third-party games: a program of its own that is started and ended with the server;
   * never in production. Null: none.
   */
  sandboxStudio: { port: number } | null;
  /**
   * An Esplora server whose Bitcoin blocks salt the chains of shared rounds. Null: the server draws
   * the salt after it published.
   */
  saltBlocksUrl: string | null;
  /**
   * The public chain whose blocks decide hash games; never `sandbox` in production. Null: chains of
   * ours decide.
   */
  hashGameBlocks: HashGameBlocks | null;
  /** `host:port` each: what operators may name although it is inside, or http. */
  outboundPrivateHosts: readonly string[];
}

export interface HashGameBlocks {
  /** An Esplora server, or `sandbox`: a chain that is made up from the clock. */
  from: string;
  /** What players are told the chain is called. */
  name: string;
  /** From one block to the next, about. */
  blockMs: number;
  /** Blocks on top of the one that decides, before it does. */
  confirmations: number;
}

export interface HttpConfig {
  port: number;
  host: string;
  /** Hops of our own proxies whose forwarded headers count. 0: none. */
  trustedProxies: number;
  bodyLimitBytes: number;
  /** Requests per minute and address over all calls. 0: no limit. */
  requestsPerMinute: number;
  /** Open sockets of one address. 0: no limit. */
  socketsPerAddress: number;
}

export interface SenderConfig {
  smtpUrl: string | null;
  mailFrom: string;
  smsWebhookUrl: string | null;
  smsWebhookSecret: string | null;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const minuteMs = 60_000;
const defaultWebDistDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Validates the environment. Throws {@link ConfigError} that lists every wrong setting. */
export function parseConfig(environment: Environment): Config {
  const read = createEnvironmentReader(environment);
  const mode = read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development');
  const config: Config = {
    mode,
    isProduction: mode === 'production',
    http: readHttp(read, mode),
    operations: {
      port: read.integer('OPERATIONS_PORT', 0, { min: 0, max: 65_535 }) || null,
      metricsToken: read.optionalText('METRICS_TOKEN'),
    },
    dataDir: read.text('DATA_DIR', '.data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', 10, { min: 1, max: 500 }),
    isEphemeral: false,
    session: {
      idleMs: read.integer('SESSION_IDLE_MINUTES', 30, { min: 1, max: 1440 }) * minuteMs,
      maxAgeMs: read.integer('SESSION_MAX_HOURS', 24, { min: 1, max: 24 }) * 60 * minuteMs,
    },
    tac: { lifetimeMs: 5 * minuteMs, resendMs: minuteMs, triesMax: 5 },
    signInDelayStepMs: 250,
    senders: readSenders(read),
    appSecret: read.optionalText('APP_SECRET'),
    webDistDir: read.text('WEB_DIST_DIR', defaultWebDistDir),
    logLevel: read.oneOf(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      mode === 'test' ? 'silent' : 'info',
    ),
    jobsEnabled: read.flag('JOBS_ENABLED', mode !== 'test'),
    seedDemo: read.flag('SEED_DEMO', mode !== 'production'),
    demoCrowd: false,
    sandboxStudio: null,
    saltBlocksUrl: read.url('SALT_BLOCKS_URL', ['https:', 'http:']),
    hashGameBlocks: readHashGameBlocks(read, mode),
    outboundPrivateHosts: readPrivateHosts(read),
  };
  config.demoCrowd = readDemoCrowd(read, config);
  config.sandboxStudio = readSandboxStudio(read, config);
  refuseWeakSecret(read, config);
  refuseOpenSms(read, config);
  if (read.problems.length > 0) {
    throw new ConfigError(`The environment is not valid:\n- ${read.problems.join('\n- ')}`);
  }
  return config;
}

function readHttp(read: EnvironmentReader, mode: Mode): HttpConfig {
  return {
    port: read.integer('PORT', 4000, { min: 0, max: 65_535 }),
    // `localhost` listens on both loopback addresses, so that <site>.localhost works however it
    // resolves.
    host: read.text('HOST', 'localhost'),
    trustedProxies: read.integer('TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    bodyLimitBytes: 64 * 1024,
    requestsPerMinute: read.integer('REQUESTS_PER_MINUTE', mode === 'production' ? 6000 : 0, {
      min: 0,
      max: 10_000_000,
    }),
    socketsPerAddress: read.integer('SOCKETS_PER_ADDRESS', 1000, { min: 0, max: 1_000_000 }),
  };
}

function readSenders(read: EnvironmentReader): SenderConfig {
  const senders = {
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM', 'no-reply@localhost'),
    smsWebhookUrl: read.url('SMS_WEBHOOK_URL', ['https:', 'http:']),
    smsWebhookSecret: read.optionalText('SMS_WEBHOOK_SECRET'),
  };
  if (senders.smsWebhookUrl && !senders.smsWebhookSecret) {
    read.problems.push('SMS_WEBHOOK_SECRET must be set together with SMS_WEBHOOK_URL');
  }
  return senders;
}

/**
 * Part of the demo unless switched off. Real players must never meet it: production refuses to
 * start with it.
 */
function readDemoCrowd(
  read: EnvironmentReader,
  { isProduction, mode, seedDemo }: Omit<Config, 'demoCrowd'>,
): boolean {
  const isWanted = read.flag('DEMO_CROWD', seedDemo && mode === 'development');
  if (isWanted && isProduction) read.problems.push('DEMO_CROWD must not be on in production');
  return isWanted && seedDemo && !isProduction;
}

/**
 * Part of the demo unless switched off. Its port is asked for even where the server's own is any
 * free one.
 */
function readSandboxStudio(
  read: EnvironmentReader,
  { isProduction, mode, seedDemo }: Omit<Config, 'sandboxStudio'>,
): Config['sandboxStudio'] {
  const isWanted = read.flag('SANDBOX_STUDIO', seedDemo && mode === 'development');
  const port = read.integer('STUDIO_PORT', 4010, { min: 0, max: 65_535 });
  if (isWanted && isProduction) read.problems.push('SANDBOX_STUDIO must not be on in production');
  return isWanted && seedDemo && !isProduction ? { port } : null;
}

function readHashGameBlocks(read: EnvironmentReader, mode: Mode): HashGameBlocks | null {
  const isSandbox = read.optionalText('HASH_GAME_BLOCKS') === 'sandbox';
  const from = isSandbox ? 'sandbox' : read.url('HASH_GAME_BLOCKS', ['https:', 'http:']);
  const seconds = read.integer('HASH_GAME_BLOCK_SECONDS', isSandbox ? 3 : 60, {
    min: 1,
    max: 3600,
  });
  const confirmations = read.integer('HASH_GAME_CONFIRMATIONS', isSandbox ? 3 : 19, {
    min: 1,
    max: 100,
  });
  const name = read.text('HASH_GAME_CHAIN', isSandbox ? 'sandbox' : 'public');
  if (isSandbox && mode === 'production')
    read.problems.push('HASH_GAME_BLOCKS must not be sandbox in production');
  return from === null ? null : { from, name, blockMs: seconds * 1000, confirmations };
}

/** What goes to the SMS provider holds codes: on the way nobody else may read them. */
function readPrivateHosts(read: EnvironmentReader): readonly string[] {
  const hosts = read
    .text('OUTBOUND_PRIVATE_HOSTS', '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  if (hosts.some((host) => !/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/.test(host)))
    read.problems.push('OUTBOUND_PRIVATE_HOSTS must be host:port,… such as 127.0.0.1:5678');
  return hosts;
}

function refuseOpenSms(read: EnvironmentReader, { isProduction, senders }: Config): void {
  const { smsWebhookUrl } = senders;
  if (isProduction && smsWebhookUrl !== null && new URL(smsWebhookUrl).protocol !== 'https:') {
    read.problems.push('SMS_WEBHOOK_URL must be an https address in production');
  }
}

function refuseWeakSecret(read: EnvironmentReader, config: Config): void {
  if (config.appSecret !== null && config.appSecret.length < 32) {
    read.problems.push('APP_SECRET must have at least 32 characters');
  }
}
