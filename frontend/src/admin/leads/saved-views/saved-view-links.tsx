import { useSearchParams } from 'react-router-dom';
import { askBeforeLeaving } from '../../ui/dialogs/back-guard';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { useSavedViewsQuery } from './saved-views-api';
import './saved-view-links.css';

/** The saved views by name, one press each; the Views button keeps, renames and deletes them. */
export function SavedViewLinks({ view }: { view: LeadView }) {
  const { data: views = [] } = useSavedViewsQuery();
  const [, setAddress] = useSearchParams();
  // A view may have been saved with another spelling of its query.
  const addressOf = (query: string) =>
    viewQueryString({ ...parseView(new URLSearchParams(query)), page: 1 }).toString();
  const shown = viewQueryString({ ...view, page: 1 }).toString();
  if (views.length === 0) return null;
  return (
    <nav className="saved-view-links" aria-label="Views that you saved">
      <h2 className="saved-view-links__title">Saved views</h2>
      {views.map(({ _id, name, query }) => (
        <button
          className="saved-view-links__view"
          key={_id}
          type="button"
          aria-current={addressOf(query) === shown || undefined}
          onClick={() => askBeforeLeaving(() => setAddress(viewQueryString(parseView(new URLSearchParams(query)))))}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
