import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useToast } from '../../../shared/toasts/toast-provider';
import { isModalOpen, isPaneCovered } from '../../ui/dialogs/modal';
import { isTyping } from '../../ui/keyboard';

/** A command, described once for its key, the palette, the list of shortcuts and its button. */
export interface Action<Subject> {
  /** Its name in the palette and on its button. */
  readonly label: string;
  /** Its line in the list of shortcuts, if that says more than the label. */
  readonly help?: string;
  /** In the notation of tinykeys. */
  readonly keys?: readonly string[];
  /** How `keys` are written, if that is not the first of them: "1 to 5". */
  readonly keyLabel?: string;
  /** The key that also works while somebody types. */
  readonly typingKey?: string;
  /** Whether holding the key repeats the action. */
  readonly repeats?: boolean;
  /** Only a key: the palette does not list it. */
  readonly isKeyOnly?: boolean;
  /** Synonyms that find it in the palette. None may be the label of another entry. */
  readonly keywords?: readonly string[];
  /** Whether the action applies at all; without it, always. */
  readonly isOffered?: (subject: Subject) => boolean;
  /** Why it cannot be done. The palette and the button show it; the key says it. */
  readonly reason?: (subject: Subject) => string | undefined;
  /** Omitted if the browser handles the key. `digit` is that of a pressed digit key. */
  readonly run?: (subject: Subject, digit?: number) => void;
}

/** How long the same reason is not shown again, for example while somebody types a word outside a field. */
const REFUSAL_SHOWN_MS = 5_000;

/**
 * Runs the actions by their keys, except while somebody types, and never under a dialog.
 *
 * @param layer where the keys work: `page`, or `pane`, also in the pane of a lead that covers the page
 */
export function useActionKeys<Subject>(
  actions: readonly Action<Subject>[],
  subject: Subject,
  layer: 'page' | 'pane',
): void {
  const showToast = useToast();
  const lastRefusal = useRef({ reason: '', atMs: 0 });
  const refuse = (reason: string, { target }: KeyboardEvent) => {
    // In a text field the key was probably meant for something else.
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

  // In a layout effect, so that the keys work as soon as the screen is drawn.
  useLayoutEffect(() => {
    const entries = actions.flatMap((action) =>
      [...(action.keys ?? []), ...(action.typingKey ? [action.typingKey] : [])].map(
        (key) => [key, (event: KeyboardEvent) => onKey(action, event, key)] as const,
      ),
    );
    return tinykeys(window, Object.fromEntries(entries));
  }, [actions]);
}

/** An action of the screen that is shown, as the palette lists it. */
export interface PaletteEntry {
  readonly label: string;
  readonly keyLabel: string | undefined;
  readonly keywords: readonly string[];
  readonly reason: string | undefined;
  readonly run: () => void;
}

/** The palette entries of the current screen and of the open lead, by the component that offers them. Read when the palette opens. */
export interface PaletteSources {
  readonly ofScreen: Map<object, () => readonly PaletteEntry[]>;
  readonly ofLead: Map<object, () => readonly PaletteEntry[]>;
}

export const PaletteSourcesContext = createContext<PaletteSources>({ ofScreen: new Map(), ofLead: new Map() });

/** Lists the actions in the palette as long as the component that offers them is shown. */
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

/** The lines of the palette for these actions. */
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
