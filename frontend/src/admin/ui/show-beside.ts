/** Shows a `popover` element next to `anchor` and keeps it there on scroll. Returns a function that hides it. */
export function showBeside(element: HTMLElement, anchor: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => {
    sizes.disconnect();
    listening.abort();
  };
  const place = () => (element.isConnected ? placeBeside(element, anchor) : stop());
  // The element's size changes when more content loads.
  const sizes = new ResizeObserver(place);
  element.showPopover();
  place();
  sizes.observe(element);
  window.addEventListener('resize', place, { signal });
  document.addEventListener('scroll', place, { capture: true, passive: true, signal });
  return () => {
    stop();
    element.hidePopover();
  };
}

const GAP_PX = 4;
const EDGE_PX = 8;
/** If neither side has this much room for a taller element, the element covers the anchor. */
const LEAST_PX = 240;

/** Positions an element below its anchor, or above it if it does not fit below and there is more room above. */
function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const { style, offsetWidth } = element;
  const height = element.scrollHeight + element.offsetHeight - element.clientHeight;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - GAP_PX - EDGE_PX;
  const above = top - GAP_PX - EDGE_PX;
  const isAbove = height > below && above > below;
  style.left = `${Math.max(EDGE_PX, Math.min(left, clientWidth - EDGE_PX - offsetWidth))}px`;
  const room = Math.max(isAbove ? above : below, Math.min(height, LEAST_PX, clientHeight - 2 * EDGE_PX));
  const start = isAbove ? clientHeight - top + GAP_PX : bottom + GAP_PX;
  const edge = Math.min(start, clientHeight - EDGE_PX - Math.min(room, height));
  style.top = isAbove ? 'auto' : `${edge}px`;
  style.bottom = isAbove ? `${edge}px` : 'auto';
  style.maxHeight = `${room}px`;
}
