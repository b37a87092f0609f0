import { isLoopbackHost } from './config/loopback.ts';
import type { ServerContext } from './context.ts';

const openDevelopment =
  'The server listens beyond this machine without NODE_ENV=production: the demo account, its sandbox payments and the missing rate limit are for trying only. /dev/outbox is closed.';

/** What an operator should know at start. */
export function startWarnings(context: Pick<ServerContext, 'config' | 'database'>): string[] {
  const { config, database } = context;
  if (!config.isProduction) return isLoopbackHost(config.http.host) ? [] : [openDevelopment];
  const warnings: string[] = [];
  if (database.engine === 'pglite') {
    warnings.push(
      'The embedded database does not sync to disk: a power cut may lose what players paid. Real money needs PostgreSQL; set DATABASE_URL.',
    );
  }
  if (config.seedDemo) {
    warnings.push(
      'SEED_DEMO is on: an empty database gets the demo sites with a demo account whose password is public. Set SEED_DEMO=false for a real business.',
    );
  }
  if (config.databaseUrl !== null && config.appSecret === null) {
    warnings.push('APP_SECRET is not set: several processes on one database need the same secret.');
  }
  if (config.senders.smsWebhookUrl === null) {
    warnings.push(
      'No SMS provider is set (SMS_WEBHOOK_URL): codes stay in the outbox table and players cannot sign up.',
    );
  }
  if (config.senders.smtpUrl === null) {
    warnings.push('No mail provider is set (SMTP_URL): mails stay in the outbox table.');
  }
  if (config.saltBlocksUrl === null) {
    warnings.push(
      'SALT_BLOCKS_URL is not set: the server draws the salts of shared games itself, and players cannot prove that they were not chosen.',
    );
  }
  if (config.operations.port === null && config.operations.metricsToken === null) {
    warnings.push('Neither OPERATIONS_PORT nor METRICS_TOKEN is set: /metrics does not answer.');
  }
  return warnings;
}
