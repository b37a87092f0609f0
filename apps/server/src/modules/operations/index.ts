import type { RegisterHttp } from '../../http/http-module.ts';
import { registerHealth } from './health.http.ts';
import { registerMetrics } from './metrics.http.ts';
import { registerOpenApi } from './openapi.http.ts';

export const registerHttp: RegisterHttp = async (app, context) => {
  registerHealth(app, context);
  registerMetrics(app, context);
  await registerOpenApi(app, context);
};
export { startOperationsServer } from './operations-server.ts';
