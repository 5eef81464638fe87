import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { type LeadView, parseView, viewQueryString } from '../filters/lead-view';
import { SavedViewsPanel } from './saved-views-panel';
import './saved-views.css';

/** The views of the dashboard that the signed-in user keeps under a name: to go to, to keep, to rename, to delete. */
export function SavedViewsMenu({ view }: { view: LeadView }) {
  const [isOpen, setOpen] = useState(false);
  const [, setAddress] = useSearchParams();
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      // A question asked over the panel belongs to it.
      const isBeside = target instanceof Element && !menu.current?.contains(target) && !target.closest('dialog');
      if (isBeside) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  const goTo = (query: string) => {
    // Read once: what an old release saved is understood as far as it still means something.
    setAddress(viewQueryString(parseView(new URLSearchParams(query))));
    setOpen(false);
    button.current?.focus();
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
          <SavedViewsPanel
            query={viewQueryString({ ...view, page: 1 }).toString()}
            onGoTo={goTo}
            onFocusLost={() => button.current?.focus()}
          />
        )}
      </section>
    </div>
  );
}
