import type { DeviceInfo } from './device-info.ts';

/** Ways to take the site along, by what the visitor holds and what the site has. */
export interface AppOffer {
  /** Addresses of the site's own apps, null where it has none for this device. */
  android: string | null;
  ios: string | null;
  /** How the page itself is put on the home screen. */
  guide: 'ios' | 'android' | 'desktop';
}

type Device = Pick<DeviceInfo, 'isIos' | 'isAndroid' | 'isMobile' | 'isTablet'>;

/**
 * What the site offers on a device: an Android phone is not shown the iPhone's app, a desktop is
 * shown both.
 */
export function appOffer(site: { android_sub: string; ios_sub: string }, device: Device): AppOffer {
  return {
    android: device.isIos ? null : appAddress(site.android_sub),
    ios: device.isAndroid ? null : appAddress(site.ios_sub),
    guide: device.isIos ? 'ios' : device.isAndroid ? 'android' : 'desktop',
  };
}

/**
 * An https address, a path of this site, or a bare host, which is meant as https; anything else is
 * no address.
 */
function appAddress(text: string): string | null {
  const value = text.trim();
  if (/^https:\/\/\S+$/.test(value) || /^\/(?!\/)\S*$/.test(value)) return value;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(value) ? `https://${value}` : null;
}

/**
 * The bar is for phones and tablets that show the page in a browser, while the site offers its app.
 */
export function offersBar(offer: {
  isWanted: boolean;
  isInstalled: boolean;
  isDismissed: boolean;
  device: Device;
}): boolean {
  const { isWanted, isInstalled, isDismissed, device } = offer;
  return isWanted && !isInstalled && !isDismissed && (device.isMobile || device.isTablet);
}
