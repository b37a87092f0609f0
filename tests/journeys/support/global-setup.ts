import { findChromium } from '../../../scripts/browser.ts';
import { startServer } from './server-process.ts';

/**
 * One server for all journeys. An origin in PAVILION_ORIGIN is used as it is, to try journeys
 * against a server that already runs; PAVILION_DATA_DIR is then its data folder. Workers receive
 * the variables, as they start after this.
 */
async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROMIUM_PATH'] = await findChromium();
  if (process.env['PAVILION_ORIGIN'] !== undefined) return async () => {};
  const server = await startServer();
  process.env['PAVILION_ORIGIN'] = server.origin;
  process.env['PAVILION_DATA_DIR'] = server.dataDir;
  return server.stop;
}

export default globalSetup;
