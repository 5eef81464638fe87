import type { RefObject } from 'react';
import type { LeadView } from '../filters/lead-view';
import './new-leads-notice.css';
import { useLiveLeads } from './use-live-leads';

/** Says what is new while the rows stand still, and brings it on a click. It lies over the list, so it moves nothing. */
export function NewLeadsNotice({ view, list }: { view: LeadView; list: RefObject<HTMLElement | null> }) {
  const { news, show, spoken } = useLiveLeads(view, list);
  return (
    <div className="live-bar">
      {news && (
        <button
          className="act act--main live-bar__news"
          type="button"
          onClick={() => {
            show();
            // This button goes; the rows it brought come next.
            list.current?.focus({ preventScroll: true });
          }}
        >
          {news}: show
        </button>
      )}
      <p className="visually-hidden" role="status">
        {news ?? spoken}
      </p>
    </div>
  );
}
