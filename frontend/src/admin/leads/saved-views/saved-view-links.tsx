import { useAddressQuery } from '../../ui/use-address-query';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { useSavedViewsQuery } from './saved-views-api';
import { useIsOnScreen } from './use-list-columns';
import './saved-view-links.css';

/** The saved views by name, one press each; the Views button keeps, renames and deletes them. */
export function SavedViewLinks({ view }: { view: LeadView }) {
  const { data: views = [] } = useSavedViewsQuery();
  const [, changeQuery] = useAddressQuery();
  const isOnScreen = useIsOnScreen(view);
  if (views.length === 0) return null;
  return (
    <nav className="saved-view-links" aria-label="Views that you saved">
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
