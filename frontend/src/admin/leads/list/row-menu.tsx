import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { useDisclosure } from '../../ui/use-disclosure';
import './row-menu.css';

/** What can be done with a lead besides, behind three dots, where the row has no room for buttons. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen } = useDisclosure(area);
  const panelId = useId();
  return (
    <div className="row-menu" ref={area}>
      <Button
        small
        className="row-menu__dots"
        aria-label={`More for ${name}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        …
      </Button>
      <div className="row-menu__panel" id={panelId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
