import type { Browser } from 'playwright-core';
import { serveGallery } from './gallery-server.ts';
import { auditParts } from './parts-audit.ts';
import type { Print, Tally } from './tally.ts';

/** Looks at the page of parts, names what is wrong, and counts the looks. */
export async function judgeParts(browser: Browser, print: Print): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const stop = await serveGallery();
  try {
    await auditParts(browser, (faults) => {
      for (const fault of faults) print(`parts ${fault}`);
      if (faults.length > 0) tally.failed += 1;
      else tally.passed += 1;
    });
  } catch (error) {
    print(`parts: could not be looked at: ${String(error).split('\n')[0]}`);
    tally.failed += 1;
  } finally {
    await stop();
  }
  return tally;
}
