// Shows the notices a player turned on for this device and opens the page they tell of. It answers no requests and keeps nothing.

self.addEventListener('push', (push) => {
  push.waitUntil(show(textOf(push.data)));
});

self.addEventListener('notificationclick', (click) => {
  click.notification.close();
  click.waitUntil(open(click.notification.data?.link));
});

/** What the server wrote (`PushText`). A browser wants to see a notice for every push, whatever is in it. */
function textOf(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

function show({ title, body, lang, link, icon, tag }) {
  return self.registration.showNotification(title ?? self.location.hostname, {
    body,
    lang,
    icon,
    tag,
    data: { link: link ?? '/inbox' },
  });
}

/** A window that shows the page already comes to the front; others are left alone, a game may be going on there. */
async function open(link) {
  const url = new URL(link ?? '/inbox', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url === url.href);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
