import { lazy } from 'react';
import { Loading } from '../../ui/content-state';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import { Popover } from '../../ui/popover';
import { useAddressQuery } from '../../ui/use-address-query';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { useSavedViewsQuery } from './saved-views-api';
import { useIsOnScreen } from './shown-view';
import './saved-views.css';

const SavedViewsPanel = lazy(async () => ({ default: (await import('./saved-views-panel')).SavedViewsPanel }));

export function SavedViewsMenu({ view }: { view: LeadView }) {
  const [, changeQuery] = useAddressQuery();
  // Parse the query first, because a view saved by an older release may contain invalid parameters.
  const goTo = (query: string) => changeQuery(viewQueryString(parseView(new URLSearchParams(query))));

  return (
    <Popover className="saved-views" button={{ endIcon: 'caret-down', children: 'Views' }}>
      {(close, focusButton) => (
        <section aria-label="Saved views">
          <LazyBoundary loading={<Loading>Loading...</Loading>}>
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

export function SavedViewLinks({ view }: { view: LeadView }) {
  const { data: views = [] } = useSavedViewsQuery();
  const [, changeQuery] = useAddressQuery();
  const isOnScreen = useIsOnScreen(view);
  if (views.length === 0) return null;
  return (
    <nav className="saved-view-links" aria-label="Saved views">
      <h2 className="saved-view-links__title">Saved views</h2>
      {views.map(({ _id, name, query }) => (
        <button
          className="saved-view-links__view"
          key={_id}
          type="button"
          aria-current={isOnScreen(query) || undefined}
          onClick={() => changeQuery(viewQueryString(parseView(new URLSearchParams(query))))}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
