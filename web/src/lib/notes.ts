/** Notes of the browser outside its page. Phones let only a service worker show them, and all browsers only over https. */
const WORKER = '/notes.js';

const able = 'serviceWorker' in navigator && 'Notification' in window;

/** Ask the browser for leave, the first time; false where it says no. */
export async function mayNotify(): Promise<boolean> {
  return able && (await Notification.requestPermission()) === 'granted';
}

/** Show a note in place of the last one; touching it leads back to this page. */
export async function notify(title: string, body: string): Promise<void> {
  if (!able || Notification.permission !== 'granted') return;
  await navigator.serviceWorker.register(WORKER);
  const shown = { body, tag: 'damrak-turn', icon: '/icon-192.png', data: location.pathname };
  await (await navigator.serviceWorker.ready).showNotification(title, shown);
}
