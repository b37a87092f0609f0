/** The environment as the process got it. This is the only place that reads it. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function readEnvironment(): Environment {
  return process.env;
}
