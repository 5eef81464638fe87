/**
 * The only inline script of a page. It loads the other scripts after the page, its heading font and its first picture,
 * because scripts would delay these on a slow network. If the visitor uses an island earlier, it loads them at once.
 */
import { firstTouch } from '../lib/first-touch';
import { bufferEvents } from './event-replay';

declare global {
  interface Window {
    /** Nodes removed before hydration. A browser's translator replaces text nodes; React needs the original ones. */
    removals?: MutationRecord[];
  }
}

/** The address of the built entry-client.ts. */
declare const __ENTRY__: string;

let entry: HTMLScriptElement | null = null;

function loadEntry(): void {
  if (entry) return;
  entry = document.createElement('script');
  entry.type = 'module';
  entry.src = __ENTRY__;
  entry.onerror = () => {
    // Lets the visitor's next action retry.
    entry?.remove();
    entry = null;
  };
  document.head.append(entry);
}

// After a reload or Back, the browser restores the scroll position, which needs the layout of everything above it.
const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate')
  document.documentElement.style.setProperty('--below-screen', 'visible');

window.removals = [];
new MutationObserver((records) => {
  for (const record of records) if (record.removedNodes[0]) window.removals?.push(record);
}).observe(document, { childList: true, subtree: true });
window.bufferedEvents = bufferEvents();
window.bufferedEvents.onUse(loadEntry);
// The picture is painted in the frame after `load`.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadEntry)));
firstTouch();
