import { askBeforeLeaving } from '../../ui/dialogs/back-guard';
import { Popover } from '../../ui/popover';
import { useAddressQuery } from '../../ui/use-address-query';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { SavedViewsPanel } from './saved-views-panel';
import './saved-views.css';

/** The views of the dashboard that the signed-in user keeps under a name: to go to, to keep, to rename, to delete. */
export function SavedViewsMenu({ view }: { view: LeadView }) {
  const [, changeQuery] = useAddressQuery();
  // Read once: what an old release saved is understood as far as it still means something.
  const goTo = (query: string) =>
    askBeforeLeaving(() => changeQuery(viewQueryString(parseView(new URLSearchParams(query)))));

  return (
    <Popover className="saved-views" button={{ endIcon: 'caret-down', children: 'Views' }}>
      {(close, focusButton) => (
        <section aria-label="Saved views">
          <SavedViewsPanel
            view={view}
            onGoTo={(query) => {
              close();
              goTo(query);
            }}
            onFocusLost={focusButton}
          />
        </section>
      )}
    </Popover>
  );
}
