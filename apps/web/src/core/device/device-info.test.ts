import { describe, expect, it } from 'vitest';
import { deviceInfo, type DeviceInfo } from './device-info.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  pixel:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  galaxyTab:
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

const trueFlags = (info: DeviceInfo): string[] =>
  Object.entries(info)
    .filter(([, value]) => value)
    .map(([name]) => name);

describe('device info (specification, point 3)', () => {
  it.each([
    ['iphone', 0, ['isMobile', 'isIos', 'isSafari']],
    ['ipad', 5, ['isTablet', 'isIos', 'isSafari']],
    ['ipad', 0, ['isDesktop', 'isMacOS', 'isSafari']],
    ['pixel', 5, ['isMobile', 'isAndroid', 'isChrome']],
    ['galaxyTab', 5, ['isTablet', 'isAndroid', 'isSamsung']],
    ['edge', 0, ['isDesktop', 'isWindows', 'isEdge']],
    ['firefox', 0, ['isDesktop', 'isWindows', 'isFirefox']],
    ['googlebot', 0, ['isDesktop', 'isCrawler']],
  ] as const)('%s with %i touch points is %j', (name, touchPoints, flags) => {
    expect(trueFlags(deviceInfo(agents[name], touchPoints))).toEqual(flags);
  });
});
