import { createContext, useContext, useEffect, useState } from 'react';

/** What the screen that is shown, or the lead that is open on it, adds to the palette. */
export interface PaletteCommand {
  readonly label: string;
  readonly isOfLead?: boolean;
  /** It takes something away: never the first, which Enter would choose. */
  readonly isLast?: boolean;
  /** The key that does the same. */
  readonly key?: string;
  /** Why it cannot be done; it stays in sight with this. */
  readonly reason?: string | undefined;
  readonly run: () => void;
}

/** By whoever added them; read when the palette opens. */
export const PaletteCommands = createContext(new Map<object, readonly PaletteCommand[]>());

/** Adds commands to the palette as long as what offers them is shown. */
export function usePaletteCommands(commands: readonly PaletteCommand[]): void {
  const added = useContext(PaletteCommands);
  const [owner] = useState(() => ({}));
  useEffect(() => {
    added.set(owner, commands);
  });
  useEffect(
    () => () => {
      added.delete(owner);
    },
    [added, owner],
  );
}
