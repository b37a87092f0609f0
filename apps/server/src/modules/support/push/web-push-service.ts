import { Agent } from 'node:https';
import webPush from 'web-push';
import { MessageRefused } from '../outbox/index.ts';
import { publicLookup } from '../../../outbound/public-lookup.ts';
import type { PushService } from './push-service.ts';

const timeoutMs = 10_000;
/** What a device does not fetch within a day is old news. */
const keptSeconds = 24 * 60 * 60;
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);
/** Answers about this very push. Others (401, 403, 429) tell of a key or a rate. */
const finalStatuses: ReadonlySet<number> = new Set([400, 413]);

/**
 * A browser names the address: whatever its name leads to, nothing is sent into our own network.
 */
const publicAgent = new Agent({ lookup: publicLookup, maxSockets: 20 });

/**
 * Web push (RFC 8030, 8291, 8292): encrypted for the device, signed by the site. `from` is who a
 * push service may write to; `agent` connects to it.
 */
export function createWebPushService(from: string, agent: Agent = publicAgent): PushService {
  const subject = `mailto:${/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()}`;
  return {
    async deliver({ device: { endpoint, p256dh, authSecret }, keys, text }) {
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth: authSecret } }, text, {
          vapidDetails: { subject, ...keys },
          TTL: keptSeconds,
          timeout: timeoutMs,
          agent,
        });
        return 'taken';
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/**
 * Errors of the library hold the address of the device and what the service said: both stay out of
 * our records.
 */
function outcomeOf(error: unknown): 'gone' {
  if (!(error instanceof webPush.WebPushError)) {
    throw new Error(`the push service: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { statusCode } = error;
  if (goneStatuses.has(statusCode)) return 'gone';
  const reason = `the push service answered ${statusCode}`;
  throw finalStatuses.has(statusCode) ? new MessageRefused(reason) : new Error(reason);
}
