import { Command } from 'cmdk';
import type { PaletteCommand } from './palette-commands';

interface LeadCommandGroupProps {
  readonly commands: readonly PaletteCommand[];
  readonly onRun: (command: PaletteCommand) => void;
}

/** What can be done with the lead that is open; what cannot says why, and does nothing. */
export function LeadCommandGroup({ commands, onRun }: LeadCommandGroupProps) {
  if (commands.length === 0) return null;
  const inOrder = [...commands].sort((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false));
  return (
    <Command.Group heading="This lead">
      {inOrder.map((command) => (
        <Command.Item key={command.label} onSelect={() => command.reason === undefined && onRun(command)}>
          {command.label}
          {command.reason === undefined ? (
            command.key && <kbd className="command-palette__more">{command.key}</kbd>
          ) : (
            <span className="command-palette__more">{command.reason}</span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
