import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useToast } from '../../../shared/toasts/toast-provider';
import { isModalOpen, isPaneCovered } from '../../ui/dialogs/modal';
import { isTyping } from '../../ui/keyboard';

/** A command. Its key, palette entry, shortcut list entry and button all come from this one definition. */
export interface Action<Subject> {
  readonly label: string;
  /** Text in the list of shortcuts. Default: the label. */
  readonly help?: string;
  /** In tinykeys notation. */
  readonly keys?: readonly string[];
  /** How `keys` are shown, for example "1 to 5". Default: the first key is shown. */
  readonly keyLabel?: string;
  /** A key that also works while a text field has the focus. */
  readonly typingKey?: string;
  readonly repeats?: boolean;
  readonly isKeyOnly?: boolean;
  /** Synonyms for the palette search. They must differ from the labels of other entries. */
  readonly keywords?: readonly string[];
  /** Whether the action is shown at all. Default: always. */
  readonly isOffered?: (subject: Subject) => boolean;
  /** Why the action is unavailable. The palette and the button show the reason; the key shows it as a toast. */
  readonly reason?: (subject: Subject) => string | undefined;
  /** Omitted if the browser itself handles the key. `digit` is the pressed digit, if any. */
  readonly run?: (subject: Subject, digit?: number) => void;
}

/** A reason is not repeated within this time, for example when a user types while no field has the focus. */
const REFUSAL_SHOWN_MS = 5_000;

/**
 * Binds actions to their keys. Keys do nothing while a dialog is open. In a text field, only `typingKey` works.
 *
 * @param layer - `page`: the keys do nothing while the lead pane covers the page; `pane`: they work there too
 */
export function useActionKeys<Subject>(
  actions: readonly Action<Subject>[],
  subject: Subject,
  layer: 'page' | 'pane',
): void {
  const showToast = useToast();
  const lastRefusal = useRef({ reason: '', atMs: 0 });
  const refuse = (reason: string, { target }: KeyboardEvent) => {
    // In a text field, the user probably did not mean the key as a shortcut.
    if (isTyping(target)) return;
    const { current: last } = lastRefusal;
    lastRefusal.current = { reason, atMs: Date.now() };
    if (reason !== last.reason || Date.now() - last.atMs > REFUSAL_SHOWN_MS) showToast('error', reason);
  };
  const onKey = useEffectEvent((action: Action<Subject>, event: KeyboardEvent, key: string) => {
    if (isTyping(event.target) && key !== action.typingKey) return;
    if (layer === 'page' ? isModalOpen() : isPaneCovered()) return;
    if (!action.run || action.isOffered?.(subject) === false) return;
    event.preventDefault();
    if (event.repeat && !action.repeats) return;
    const reason = action.reason?.(subject);
    if (reason !== undefined) refuse(reason, event);
    else action.run(subject, /^\d$/.test(key) ? Number(key) : undefined);
  });

  // A layout effect, so that the keys work from the first paint.
  useLayoutEffect(() => {
    const entries = actions.flatMap((action) =>
      [...(action.keys ?? []), ...(action.typingKey ? [action.typingKey] : [])].map(
        (key) => [key, (event: KeyboardEvent) => onKey(action, event, key)] as const,
      ),
    );
    return tinykeys(window, Object.fromEntries(entries));
  }, [actions]);
}

export interface PaletteEntry {
  readonly label: string;
  readonly keyLabel: string | undefined;
  readonly keywords: readonly string[];
  readonly reason: string | undefined;
  readonly run: () => void;
}

/** The palette entries of the current screen and the open lead, keyed by component. Read when the palette opens. */
export interface PaletteSources {
  readonly ofScreen: Map<object, () => readonly PaletteEntry[]>;
  readonly ofLead: Map<object, () => readonly PaletteEntry[]>;
}

export const PaletteSourcesContext = createContext<PaletteSources>({ ofScreen: new Map(), ofLead: new Map() });

export function usePaletteEntries<Subject>(
  group: keyof PaletteSources,
  actions: readonly Action<Subject>[],
  subject: Subject,
): void {
  const sources = useContext(PaletteSourcesContext)[group];
  const [owner] = useState(() => ({}));
  useEffect(() => {
    sources.set(owner, () => paletteEntries(actions, subject));
  });
  useEffect(() => () => void sources.delete(owner), [sources, owner]);
}

export function paletteEntries<Subject>(actions: readonly Action<Subject>[], subject: Subject): PaletteEntry[] {
  return actions
    .filter(({ isKeyOnly, isOffered }) => !isKeyOnly && isOffered?.(subject) !== false)
    .map((action) => ({
      label: action.label,
      keyLabel: action.keyLabel ?? action.keys?.[0],
      keywords: action.keywords ?? [],
      reason: action.reason?.(subject),
      run: () => action.run?.(subject),
    }));
}
