import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from './button';
import { useCloseOnBack } from './dialogs/leave-guard';
import { showBeside } from './show-beside';
import './popover.css';

export interface PopoverHandle {
  /** Focuses the button and opens the panel, unless the button is disabled. */
  readonly open: () => void;
}

interface PopoverProps {
  readonly ref?: Ref<PopoverHandle> | undefined;
  readonly button: ComponentProps<typeof Button>;
  /** This class can set `--popover-width`, `--popover-padding` and the look of the buttons in the panel. */
  readonly className?: string;
  /** `close` closes the panel and focuses the button. `focusButton` only focuses it. */
  readonly children: (close: () => void, focusButton: () => void) => ReactNode;
}

/**
 * Button with a panel in the top layer, so that no scrolling ancestor clips the panel. The panel closes when the user
 * presses the button again, Escape or Back, clicks or focuses something outside, or goes to another screen.
 */
export function Popover({ ref, button, className = '', children }: PopoverProps) {
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const focusButton = () => opener.current?.focus();
  const close = () => {
    focusButton();
    setOpen(false);
  };
  useImperativeHandle(ref, () => ({
    open: () => {
      focusButton();
      if (!isOpen) opener.current?.click();
    },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    // Otherwise a surrounding dialog would close too.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && isOutside(area, relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape for the button and the panel
    <div className={`popover ${className}`} ref={area} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        {...button}
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Panel id={panelId} area={area} opener={opener} onEscape={close} onLeave={() => setOpen(false)}>
          {children(close, focusButton)}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly area: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onEscape: () => void;
  /** Called when the user clicks outside or goes to another screen. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Panel({ id, area, opener, onEscape, onLeave, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Only an open panel follows the address, because a list has many popovers.
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    if (pathname !== openedAt) leave();
  }, [pathname, openedAt]);
  useLayoutEffect(
    () => (panel.current && opener.current ? showBeside(panel.current, opener.current) : undefined),
    [opener],
  );

  useCloseOnBack(onEscape);
  const onPointerDown = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (!(target instanceof Element) || !isOutside(area, target)) return;
    onLeave();
    if (pointerType === 'touch') ignoreClick();
  });
  // Handles Escape when no element has the focus, because Safari does not focus a button on click.
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.activeElement !== document.body) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <div className="popover__panel" id={id} popover="manual" ref={panel}>
      {children}
    </div>
  );
}

const MODAL = 'dialog:not([data-beside])';

/** Whether `target` is outside the popover and any dialog opened over it. */
function isOutside({ current: area }: RefObject<HTMLElement | null>, target: Element): boolean {
  return area !== null && !area.contains(target) && target.closest(MODAL) === area.closest(MODAL);
}

/** Ignores the click event of the tap that has just closed the popover, so that the tap does nothing else. */
function ignoreClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    listening.abort();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  // Stops waiting when there will be no click, because the tap has become a scroll or another tap has started.
  for (const end of ['pointercancel', 'pointerdown']) {
    document.addEventListener(end, () => listening.abort(), { capture: true, signal });
  }
}

interface MenuProps extends Omit<PopoverProps, 'children'> {
  readonly children: ReactNode;
}

/** The menu closes when a link or button is chosen. Arrow keys, Home, End and first letters move the focus. */
export function Menu({ button, className, children }: MenuProps) {
  const items = useRef<HTMLDivElement>(null);
  const enter = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const { currentTarget } = event;
    if (!items.current) flushSync(() => currentTarget.click());
    focusFirst(itemsIn(items.current));
  };
  return (
    <Popover button={{ ...button, onKeyDown: enter }} {...(className && { className })}>
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys and clicks of the items inside
        <div
          className="popover__items"
          ref={items}
          onKeyDown={moveFocus}
          onClick={({ target }) => {
            if ((target as Element).closest('a, button:not([aria-disabled="true"])')) close();
          }}
        >
          {children}
        </div>
      )}
    </Popover>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const items = itemsIn(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  const isLetter = key.length === 1 && key !== ' ' && !(ctrlKey || metaKey || altKey);
  const order: Readonly<Record<string, readonly HTMLElement[]>> = {
    ArrowDown: others,
    ArrowUp: others.toReversed(),
    Home: items,
    End: items.toReversed(),
    ...(isLetter && { [key]: others.filter((item) => startsWith(item, key)) }),
  };
  const wanted = order[key];
  if (!wanted) return;
  // Otherwise the letter would also trigger a shortcut of the page.
  event.preventDefault();
  event.stopPropagation();
  focusFirst(wanted);
}

function itemsIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

function startsWith({ textContent }: HTMLElement, letter: string): boolean {
  return textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
}

/** Focuses the first item that can have the focus. Some items cannot, because they are hidden on large screens. */
function focusFirst(items: readonly HTMLElement[]): void {
  items.some((item) => {
    item.focus();
    return document.activeElement === item;
  });
}
