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

/** Positions an element below its anchor, or above it if it does not fit below and there is more room above. */
function placeBeside({ style, offsetWidth, scrollHeight }: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  // `offsetWidth` is used, because `clientWidth` would include the gutter of the scroll bar.
  const { offsetWidth: windowWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - GAP_PX - EDGE_PX;
  const above = top - GAP_PX - EDGE_PX;
  const isAbove = scrollHeight > below && above > below;
  style.left = `${Math.max(EDGE_PX, Math.min(left, windowWidth - EDGE_PX - offsetWidth))}px`;
  style.top = isAbove ? 'auto' : `${bottom + GAP_PX}px`;
  style.bottom = isAbove ? `${clientHeight - top + GAP_PX}px` : 'auto';
  style.maxHeight = `${isAbove ? above : below}px`;
}
