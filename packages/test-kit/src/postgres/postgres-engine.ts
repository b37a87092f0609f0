/** A PostgreSQL installation that can prepare a data folder and run a server on it. */
export interface PostgresEngine {
  initialise(): Promise<void>;
  /** Resolves when the server accepts connections. */
  start(): Promise<void>;
  /** Fast shutdown: open transactions roll back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface EngineSettings {
  folder: string;
  port: number;
  password: string;
  flags: readonly string[];
}

/** Tests measure rules, not disks: a killed process still loses nothing, only a power cut would. */
export const testFlags = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_min_messages=log',
].flatMap((setting) => ['-c', setting]);
