import { describe, expect, it } from 'vitest';
import { deviceName } from './index.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/130.0 Mobile Safari/537.36`,
      'Chrome · Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/130.0 Safari/537.36 OPR/115.0`,
      'Opera · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox · macOS',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/130.0 Safari/537.36`,
      'Chrome · ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
    ['curl/8.9', ''],
    ['', ''],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
