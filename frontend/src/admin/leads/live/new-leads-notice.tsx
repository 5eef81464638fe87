import type { RefObject } from 'react';
import { Button } from '../../ui/button';
import type { LeadView } from '../filters/lead-view';
import './new-leads-notice.css';
import { useLiveLeads } from './use-live-leads';

/** Names the changes that wait, and shows them on a click. It overlays the list, so that no row moves. */
export function NewLeadsNotice({ view, list }: { view: LeadView; list: RefObject<HTMLElement | null> }) {
  const { notice, showPending, announcement } = useLiveLeads(view, list);
  return (
    <div className="new-leads-notice">
      {notice && (
        <Button
          variant="primary"
          className="new-leads-notice__button"
          onClick={() => {
            showPending();
            // This button unmounts, so the focus moves to the rows it showed.
            list.current?.focus({ preventScroll: true });
          }}
        >
          {`${notice}: show`}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {/* The same words again are spoken only as another element. */}
        <span key={announcement.count}>{notice ?? announcement.words}</span>
      </p>
    </div>
  );
}
