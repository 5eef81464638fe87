import { lazy, useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/errors/lazy-boundary';
import { Placeholder } from '../../ui/placeholder';
import { useAddressQuery } from '../../ui/use-address-query';
import { useDisclosure } from '../../ui/use-disclosure';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import './saved-views.css';

const SavedViewsPanel = lazy(async () => ({ default: (await import('./saved-views-panel')).SavedViewsPanel }));

/** The views of the dashboard that the signed-in user keeps under a name: to go to, to keep, to rename, to delete. */
export function SavedViewsMenu({ view }: { view: LeadView }) {
  const [, changeQuery] = useAddressQuery();
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen } = useDisclosure(menu);

  const goTo = (query: string) => {
    setOpen(false);
    button.current?.focus();
    // Read once: what an old release saved is understood as far as it still means something.
    changeQuery(viewQueryString(parseView(new URLSearchParams(query))));
  };

  return (
    <div className="saved-views" ref={menu}>
      <Button
        endIcon="caret-down"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        Views
      </Button>
      <section className="saved-views__panel" id={panelId} aria-label="Saved views" hidden={!isOpen}>
        {isOpen && (
          <LazyBoundary loading={<Placeholder>Loading...</Placeholder>}>
            <SavedViewsPanel view={view} onGoTo={goTo} onFocusLost={() => button.current?.focus()} />
          </LazyBoundary>
        )}
      </section>
    </div>
  );
}
