import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { noticeChoicesRoute } from './notice-choices.route.ts';
import { noticeChooseRoute } from './notice-choose.route.ts';
import { registerUnsubscribe } from './unsubscribe.http.ts';

export { sendUntold } from './send-notices.service.ts';
export const registerHttp: RegisterHttp = registerUnsubscribe;
export const routes: readonly Route[] = [noticeChoicesRoute, noticeChooseRoute];
