// Shows "your turn" for the page, which phones let no page do by itself; a touch on the note leads back to the table.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(backTo(event.notification.data));
});

async function backTo(table) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === table);
  return there ? there.focus() : clients.openWindow(table);
}
