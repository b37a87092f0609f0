import { describe, expect, it } from 'vitest';
import { appOffer, offersBar } from './app-offer.ts';

const none = { isIos: false, isAndroid: false, isMobile: false, isTablet: false };
const iphone = { ...none, isIos: true, isMobile: true };
const pixel = { ...none, isAndroid: true, isMobile: true };
const ipad = { ...none, isIos: true, isTablet: true };
const site = { android_sub: 'https://apps.example/a.apk', ios_sub: 'app.example.com' };

describe('what an app offer holds', () => {
  it.each([
    ['a desktop', none, site, [site.android_sub, 'https://app.example.com', 'desktop']],
    ['an iPhone', iphone, site, [null, 'https://app.example.com', 'ios']],
    ['an Android phone', pixel, site, [site.android_sub, null, 'android']],
    ['a site without apps', pixel, { android_sub: '', ios_sub: '' }, [null, null, 'android']],
    [
      'a path of the site',
      pixel,
      { ...site, android_sub: '/app.apk' },
      ['/app.apk', null, 'android'],
    ],
    ['a script', pixel, { ...site, android_sub: 'javascript:alert(1)' }, [null, null, 'android']],
    ['plain http', pixel, { ...site, android_sub: 'http://x.example/a' }, [null, null, 'android']],
    [
      'another site by slashes',
      pixel,
      { ...site, android_sub: '//x.example' },
      [null, null, 'android'],
    ],
  ])('%s', (_case, device, of, [android, ios, guide]) => {
    expect(appOffer(of, device)).toEqual({ android, ios, guide });
  });
});

describe('the download bar', () => {
  const offer = { isWanted: true, isInstalled: false, isDismissed: false, device: iphone };
  it.each([
    ['a phone', {}, true],
    ['a tablet', { device: ipad }, true],
    ['a desktop', { device: none }, false],
    ['a site that does not want it (show_app_download)', { isWanted: false }, false],
    ['the installed app', { isInstalled: true }, false],
    ['a visitor who dismissed it', { isDismissed: true }, false],
  ])('%s', (_case, changes, isShown) => {
    expect(offersBar({ ...offer, ...changes })).toBe(isShown);
  });
});
