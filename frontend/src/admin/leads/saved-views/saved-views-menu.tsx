import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { askBeforeLeaving } from '../../ui/dialogs/back-guard';
import { useAddressQuery } from '../../ui/use-address-query';
import { useDisclosure } from '../../ui/use-disclosure';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { SavedViewsPanel } from './saved-views-panel';
import './saved-views.css';

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
    askBeforeLeaving(() => changeQuery(viewQueryString(parseView(new URLSearchParams(query)))));
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
        {isOpen && <SavedViewsPanel view={view} onGoTo={goTo} onFocusLost={() => button.current?.focus()} />}
      </section>
    </div>
  );
}
