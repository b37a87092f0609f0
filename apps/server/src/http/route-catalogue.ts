import type { RegisterHttp } from './http-module.ts';
import type { Route } from './route.ts';
import { registerHttp as registerDev } from '../modules/dev/index.ts';
import { registerHttp as registerIdentity, routes as identity } from '../modules/identity/index.ts';
import { routes as inbox } from '../modules/inbox/index.ts';
import { routes as sites } from '../modules/sites/index.ts';

/** Every call of the product with its handler, one row per module. */
export const routes: readonly Route[] = [...sites, ...identity, ...inbox];

/** What modules serve beside calls, one row per module. */
export const httpModules: readonly RegisterHttp[] = [registerIdentity, registerDev];
