import { findChromium } from '../../../scripts/browser.ts';
import { startServer } from './server-process.ts';

/**
 * One server for all journeys. An origin in PAVILION_ORIGIN is used as it is, to try journeys against a server that already
 * runs. Workers receive both variables, as they start after this.
 */
async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROMIUM_PATH'] = await findChromium();
  if (process.env['PAVILION_ORIGIN'] !== undefined) return async () => {};
  const server = await startServer();
  process.env['PAVILION_ORIGIN'] = server.origin;
  return server.stop;
}

export default globalSetup;
