import type { Browser, BrowserContext } from 'playwright-core';

/** The server draws a page for a phone when the browser says that it is one. */
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A new visitor's browser: a phone below 700 px, else a desktop. Close it after use. */
export function openVisitorWindow(browser: Browser, widthPx: number): Promise<BrowserContext> {
  const isPhone = widthPx < 700;
  return browser.newContext({
    viewport: { width: widthPx, height: isPhone ? 844 : 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-US',
    timezoneId: 'UTC',
    ...(isPhone ? { userAgent: phoneAgent } : null),
  });
}
