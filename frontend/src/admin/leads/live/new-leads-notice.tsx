import type { RefObject } from 'react';
import { Button } from '../../ui/button';
import type { LeadView } from '../filters/lead-view';
import './new-leads-notice.css';
import { useLiveLeads } from './use-live-leads';

/** Says what is new while the rows stand still, and brings it on a click. It lies over the list, so it moves nothing. */
export function NewLeadsNotice({ view, list }: { view: LeadView; list: RefObject<HTMLElement | null> }) {
  const { news, show, spoken } = useLiveLeads(view, list);
  return (
    <div className="new-leads-notice">
      {news && (
        <Button
          look="main"
          className="new-leads-notice__news"
          onClick={() => {
            show();
            // This button goes; the rows it brought come next.
            list.current?.focus({ preventScroll: true });
          }}
        >
          {news}: show
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {news ?? spoken}
      </p>
    </div>
  );
}
