/**
 * The one script that stands in the pages themselves. Until the page, its heading font and its first picture are there, the
 * line is theirs: the other scripts are asked for after that, or with the first thing that the visitor does.
 */
import { firstTouch } from '../lib/first-touch';
import { holdEvents } from './held-events';

declare global {
  interface Window {
    /** Nodes removed before hydration. A translator replaces text nodes, and React needs to know which. */
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

// Reloading or going back leads to a place on the page, which is right only where everything above it is laid out.
const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate')
  document.documentElement.style.setProperty('--below-screen', 'visible');

window.removals = [];
new MutationObserver((records) => {
  for (const record of records) if (record.removedNodes[0]) window.removals?.push(record);
}).observe(document, { childList: true, subtree: true });
window.heldEvents = holdEvents();
window.heldEvents.onUse(loadEntry);
// The frame after the load is the one that paints the picture.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadEntry)));
firstTouch();
