import type { RegisterHttp } from '../../../../http/http-module.ts';
import { openWebhookDoor } from '../../../money/payments/index.ts';
import { receiveChatwoot } from './hear.service.ts';

/** `POST /support/webhook/chatwoot/<site>`: the door for what a site's Chatwoot tells. */
export const registerChatwootDoor: RegisterHttp = async (app, context) => {
  await app.register(async (scope) =>
    openWebhookDoor(scope, context, {
      path: '/support/webhook/chatwoot/',
      senderOf: (name) => context.sites.byExternalId(name),
      receive: receiveChatwoot,
    }),
  );
};
