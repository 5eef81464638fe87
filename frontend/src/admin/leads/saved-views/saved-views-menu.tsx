import { lazy } from 'react';
import { LazyBoundary } from '../../ui/errors/lazy-boundary';
import { Placeholder } from '../../ui/placeholder';
import { Popover } from '../../ui/popover';
import { useAddressQuery } from '../../ui/use-address-query';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import './saved-views.css';

const SavedViewsPanel = lazy(async () => ({ default: (await import('./saved-views-panel')).SavedViewsPanel }));

/** The views of the dashboard that the signed-in user keeps under a name: to go to, to keep, to rename, to delete. */
export function SavedViewsMenu({ view }: { view: LeadView }) {
  const [, changeQuery] = useAddressQuery();
  // Read once: what an old release saved is understood as far as it still means something.
  const goTo = (query: string) => changeQuery(viewQueryString(parseView(new URLSearchParams(query))));

  return (
    <Popover className="saved-views" button={{ endIcon: 'caret-down', children: 'Views' }}>
      {(close, focusButton) => (
        <section aria-label="Saved views">
          <LazyBoundary loading={<Placeholder>Loading...</Placeholder>}>
            <SavedViewsPanel
              view={view}
              onGoTo={(query) => {
                close();
                goTo(query);
              }}
              onFocusLost={focusButton}
            />
          </LazyBoundary>
        </section>
      )}
    </Popover>
  );
}
