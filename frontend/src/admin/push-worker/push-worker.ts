/** Service worker that shows the back office's push notifications. Its scope excludes the public site. */
interface Pushed {
  readonly title: string;
  readonly path: string;
  readonly tag: string;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationClickEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const OFFICE = '/admin/';

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, path, tag } = event.data.json() as Pushed;
  event.waitUntil(worker.registration.showNotification(title, { tag, data: path, icon: '/icon-192.png' }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOffice(String(event.notification.data)));
});

async function openOffice(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  if (!url.pathname.startsWith(OFFICE)) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const office = windows.find((one) => new URL(one.url).pathname.startsWith(OFFICE));
  const shown = office ? await sendTo(office, url.href) : false;
  if (!shown) await worker.clients.openWindow(url.href);
}

/** Returns false if the window cannot be navigated, for example because this worker does not control it. */
async function sendTo(office: WindowClient, url: string): Promise<boolean> {
  try {
    return (await (await office.focus()).navigate(url)) !== null;
  } catch {
    return false;
  }
}
