import { createTranslator } from '@pavilion/i18n/server';
import { locales } from '@pavilion/domain/locales';
import { escapeHtml } from '../../../escape.ts';
import type { RegisterHttp } from '../../../http/http-module.ts';
import { readChatSettings } from './settings.store.ts';
import { vendorOf } from './settings.service.ts';
import { vendorFrame } from './vendor-frame.ts';

/** `/frame/chat`: the page in which the chat of a site's vendor stands, where the site has one. */
export const registerChatFrame: RegisterHttp = (app, { sites, database }) => {
  app.get('/frame/chat', async (request, reply) => {
    const site = sites.byHost(request.host);
    const settings = site && (await readChatSettings(database.db, site.id));
    const vendor = settings && site.liveChat.isEnabled ? vendorOf(settings) : null;
    if (!settings || !vendor)
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const locale = Object.values(locales).find(({ code }) => code === settings.language);
    const title = createTranslator(locale?.tag ?? 'en-US')('_m.liveChat');
    const { policy, body } = vendorFrame(vendor, escapeHtml(title));
    return reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(body);
  });
};
