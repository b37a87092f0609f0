/** What the browser says it is (specification, point 3). */
export interface DeviceInfo {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  isIos: boolean;
  isAndroid: boolean;
  isWindows: boolean;
  isMacOS: boolean;
  isSafari: boolean;
  isFirefox: boolean;
  isEdge: boolean;
  isChrome: boolean;
  isSamsung: boolean;
  isCrawler: boolean;
}

/**
 * Reads a user agent. `touchPoints` tells an iPad, which calls itself a Mac, from one. A browser
 * built on another's engine counts only as itself: Edge and Samsung are not Chrome, Chrome is not
 * Safari.
 */
export function deviceInfo(userAgent: string, touchPoints = 0): DeviceInfo {
  const has = (pattern: RegExp): boolean => pattern.test(userAgent);
  const isIpad = has(/iPad/) || (has(/Macintosh/) && touchPoints > 1);
  const isAndroid = has(/Android/);
  const isIos = has(/iPhone|iPod/) || isIpad;
  const isTablet = isIpad || (isAndroid && !has(/Mobile/)) || has(/Tablet|PlayBook|Silk/);
  const isMobile = !isTablet && (has(/iPhone|iPod|Windows Phone|IEMobile|Opera Mini/) || isAndroid);
  const isEdge = has(/Edg(e|A|iOS)?\//);
  const isSamsung = has(/SamsungBrowser/);
  const isFirefox = has(/Firefox|FxiOS/);
  const isChrome = has(/Chrome|CriOS/) && !isEdge && !isSamsung && !has(/OPR\//);
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: has(/Windows/),
    isMacOS: has(/Macintosh|Mac OS X/) && !isIos,
    isSafari: has(/Safari/) && !has(/Chrome|CriOS|FxiOS|Edg|SamsungBrowser|OPR\/|Android/),
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: has(/bot|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview/i),
  };
}
