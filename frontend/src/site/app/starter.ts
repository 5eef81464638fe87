/**
 * The one script inside the pages. The other scripts are requested after the page, its heading font and its first picture have
 * loaded, or at the visitor's first action: on a slow line they would delay them.
 */
import { firstTouch } from '../lib/first-touch';
import { bufferEvents } from './event-replay';

declare global {
  interface Window {
    /** Nodes removed before hydration: a translator replaces text nodes, and React must get its own back. */
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
    // The visitor's next action tries again.
    entry?.remove();
    entry = null;
  };
  document.head.append(entry);
}

// After a reload or a step back the browser restores the scroll position, which needs everything above it laid out.
const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate')
  document.documentElement.style.setProperty('--below-screen', 'visible');

window.removals = [];
new MutationObserver((records) => {
  for (const record of records) if (record.removedNodes[0]) window.removals?.push(record);
}).observe(document, { childList: true, subtree: true });
window.bufferedEvents = bufferEvents();
window.bufferedEvents.onUse(loadEntry);
// The frame after `load` paints the picture.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadEntry)));
firstTouch();
