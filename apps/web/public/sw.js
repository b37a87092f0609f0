// Shows the notices a player turned on for this device and opens the page they tell of. It answers
// no requests and keeps nothing.

self.addEventListener('push', (push) => {
  push.waitUntil(show(textOf(push.data)));
});

self.addEventListener('notificationclick', (click) => {
  click.notification.close();
  click.waitUntil(open(click.notification.data ?? {}));
});

/**
 * What the server wrote (`PushText`). A browser wants to see a notice for every push, whatever is
 * in it.
 */
function textOf(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

function show({ title, body, lang, link, page, icon, tag }) {
  return self.registration.showNotification(title ?? self.location.hostname, {
    body,
    lang,
    icon,
    tag,
    data: { link: link ?? '/inbox', page },
  });
}

/**
 * A window that shows the page already comes to the front; others are left alone, a game may be
 * going on there.
 */
async function open({ link, page }) {
  const url = new URL(link ?? '/inbox', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = [link, page].filter(Boolean).map((path) => new URL(path, url).href);
  const there = windows.find((window) => shown.includes(window.url));
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
