import { createContext, type RefObject, useContext, useEffect } from 'react';

/** What the screen that is shown adds to the palette. */
export interface ListCommand {
  readonly label: string;
  readonly run: () => void;
}

/** Filled by the screen, read when the palette opens. */
export const ListCommands = createContext<RefObject<readonly ListCommand[]>>({ current: [] });

/** Adds commands to the palette as long as the screen is shown. */
export function useListCommands(commands: readonly ListCommand[]): void {
  const held = useContext(ListCommands);
  useEffect(() => {
    held.current = commands;
    return () => {
      held.current = [];
    };
  });
}
