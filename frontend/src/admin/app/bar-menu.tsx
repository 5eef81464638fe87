import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { IconName } from '../../content/icon-names';
import { Button } from '../ui/button';
import { useDisclosure } from '../ui/use-disclosure';
import './bar-menu.css';

interface BarMenuProps {
  readonly label: ReactNode;
  readonly icon?: IconName;
  /** Links and buttons, one below the other. */
  readonly children: ReactNode;
}

/** A button of the bar with a panel of links below it, which choosing one of them closes. */
export function BarMenu({ label, icon, children }: BarMenuProps) {
  const area = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen } = useDisclosure(area, useLocation().key);
  const panelId = useId();
  return (
    <div className="bar-menu" ref={area}>
      <Button
        {...(icon && { icon })}
        {...(!icon && { endIcon: 'caret-down' })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is chosen in it is a link or a button */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what is chosen */}
      <div className="bar-menu__panel" id={panelId} hidden={!isOpen} onClick={() => setOpen(false)}>
        {isOpen && children}
      </div>
    </div>
  );
}
