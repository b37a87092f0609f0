import type { Database } from '@pavilion/database';
import type { Clock, Ids } from '@pavilion/domain/ids';
import type { Config } from '../config/config.ts';
import type { Logger } from '../observability/logger.ts';
import type { VerifiedWebhook, WebhookRequest } from './webhook.ts';

/** What an adapter may use of this server. */
export interface AdapterTools {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
}

/** What a schema says is wrong with settings: never a value, for it may be a key. */
interface SettingsIssue {
  readonly path: PropertyKey[];
  readonly code?: string;
  /** Names the schema does not know. */
  readonly keys?: readonly string[];
}

/** What reads settings as an operator wrote them: a schema. */
export interface SettingsSchema<Settings> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Settings }
    | { success: false; error: { issues: readonly SettingsIssue[] } };
}

/**
 * A kind of external system behind a port: `Port` is what a site's account there can do, `Report`
 * what its webhooks say. An installation lists the kinds it speaks to; a site chooses one by its
 * name.
 */
export interface AdapterKind<Port, Report> {
  readonly name: string;
  /** False where this server may not use it: what needs it is then not offered. */
  isOpen(config: Config): boolean;
  /** What is wrong with settings, or null when an account can be made of them. */
  refuseSettings(settings: unknown): string | null;
  /** Makes a site's account of its settings. Throws when they are none of this kind. */
  open(tools: AdapterTools, settings: unknown): Port;
  /** Proves a webhook by its raw bytes. Never throws for what a stranger may send. */
  verifyWebhook(tools: AdapterTools, request: WebhookRequest): Promise<VerifiedWebhook<Report>>;
}

interface AdapterDefinition<Port, Report, Settings> extends Pick<
  AdapterKind<Port, Report>,
  'name' | 'isOpen' | 'verifyWebhook'
> {
  readonly settings: SettingsSchema<Settings>;
  create(tools: AdapterTools, settings: Settings): Port;
}

/** Declares a kind; whoever lists it need not know the type of its settings. */
export function defineAdapter<Port, Report, Settings>(
  definition: AdapterDefinition<Port, Report, Settings>,
): AdapterKind<Port, Report> {
  const { name, isOpen, verifyWebhook, settings: schema, create } = definition;
  return {
    name,
    isOpen,
    verifyWebhook,
    refuseSettings(settings) {
      const read = schema.safeParse(settings);
      return read.success ? null : wordsOf(read.error.issues);
    },
    open(tools, settings) {
      const read = schema.safeParse(settings);
      if (!read.success) throw new Error(`settings of ${name}: ${wordsOf(read.error.issues)}`);
      return create(tools, read.data);
    },
  };
}

function wordsOf(issues: readonly SettingsIssue[]): string {
  return issues
    .map(({ path, code = 'invalid', keys = [] }) => [path.join('.'), code, ...keys])
    .map((words) => words.filter((word) => word !== '').join(' '))
    .join('; ');
}
