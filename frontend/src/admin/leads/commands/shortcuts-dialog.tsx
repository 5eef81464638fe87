import { Modal } from '../../ui/dialogs/modal';
import { LEAD_COMMANDS, OFFICE_COMMANDS, ROW_COMMANDS } from './dashboard-commands';
import './shortcuts-dialog.css';

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The keys of the office. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section className="shortcuts-dialog" aria-label="Keys" tabIndex={0}>
        <KeyList commands={[...OFFICE_COMMANDS, ...ROW_COMMANDS]} />
        <div>
          <h3 className="shortcuts-dialog__title">In a lead</h3>
          <KeyList commands={LEAD_COMMANDS} />
        </div>
      </section>
    </Modal>
  );
}

type Line = { readonly key: string; readonly otherKeys?: readonly string[]; readonly help: string };

function KeyList({ commands }: { commands: readonly Line[] }) {
  return (
    <dl className="shortcuts-dialog__keys">
      {commands.map(({ key, otherKeys, help }) => (
        <div className="shortcuts-dialog__line" key={key}>
          <dt>
            <kbd>{keyLabel(key, otherKeys?.at(-1))}</kbd>
          </dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Ctrl K"; "1 to 5" for numbers that stand in a row. */
function keyLabel(key: string, last: string | undefined): string {
  if (key === '1' && last) return `1 to ${last}`;
  return key === '$mod+k' ? `${MOD} K` : key.replace('$mod+', `${MOD} `);
}
