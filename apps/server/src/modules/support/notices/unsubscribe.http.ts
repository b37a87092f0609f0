import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTranslator } from '@pavilion/i18n/server';
import type { ServerContext } from '../../../context.ts';
import { escapeHtml } from '../../../escape.ts';
import type { Site } from '../../../site-directory/index.ts';
import { subscriberOf, unsubscribe, type Subscriber } from './unsubscribe.service.ts';

const bodyLimitBytes = 4096;
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:1rem/1.6 system-ui,sans-serif;padding:1rem;color-scheme:light dark}h1{font-size:1.5rem}p{max-width:34rem}button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border-radius:.5rem;cursor:pointer}';
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
const policy = `default-src 'none'; style-src '${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

interface Wish {
  Params: { token: string };
}

/**
 * `/unsubscribe/<token>`, the link of a mail, for who is not signed in. Opening it changes nothing,
 * because mail programs open links by themselves; its one button does, and so does the one click of
 * a mail program (POST, RFC 8058).
 */
export function registerUnsubscribe(app: FastifyInstance, context: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
  const answer = async (
    request: FastifyRequest<Wish>,
    reply: FastifyReply,
    work: (site: Site, subscriber: Subscriber) => Promise<'ask' | 'done'>,
  ): Promise<FastifyReply> => {
    const site = context.sites.byHost(request.host);
    const subscriber = site && (await subscriberOf(context, site, request.params.token));
    if (!site || !subscriber)
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const state = await work(site, subscriber);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(site, subscriber, state));
  };
  app.get<Wish>('/unsubscribe/:token', (request, reply) =>
    answer(request, reply, async () => 'ask'),
  );
  app.post<Wish>('/unsubscribe/:token', (request, reply) =>
    answer(request, reply, async (site, subscriber) => {
      await unsubscribe(context, site, subscriber);
      return 'done';
    }),
  );
}

function page(site: Site, { topic, language }: Subscriber, state: 'ask' | 'done'): string {
  const t = createTranslator(language);
  const name = t(`ui.notices.topic.${topic}`);
  const words =
    state === 'ask'
      ? `<p>${escapeHtml(t('messages.notice.unsubscribeAsk', { topic: name }))}</p>
<form method="post"><button>${escapeHtml(t('messages.notice.unsubscribeButton'))}</button></form>`
      : `<p role="status">${escapeHtml(t('messages.notice.unsubscribeDone', { topic: name }))}</p>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escapeHtml(site.name)}</h1>${words}</main></body>
</html>
`;
}
