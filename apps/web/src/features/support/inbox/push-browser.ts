const workerPath = '/sw.js';

/** Why a browser takes no notices, or `possible`. */
export type PushSupport = 'possible' | 'denied' | 'unsupported';

/** A subscription as the server takes it. */
export interface PushSubscriptionKeys {
  endpoint: string;
  p256dh: string;
  auth_secret: string;
}

/** Whether this browser can take notices. Looks only, never asks. */
export function pushSupport(): PushSupport {
  const isAble =
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis &&
    globalThis.isSecureContext;
  if (!isAble) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription this browser has; null when there is none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the player for his permission and subscribes the browser; null when he did not give it.
 * Called from his press and from nowhere else: some browsers ask only then, so nothing may be
 * waited for before.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerPath, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another player or of an older key is of no use, and stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth_secret: keys?.['auth'] ?? '',
  };
}
