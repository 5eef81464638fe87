import { Modal } from '../../ui/dialogs/modal';
import type { Action } from './action';
import { BOARD_ACTIONS } from './board-actions';
import { LEAD_ACTIONS } from './lead-actions';
import { OFFICE_ACTIONS } from './office-actions';
import { ROW_ACTIONS } from './row-actions';
import './shortcuts-dialog.css';

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="shortcuts-dialog" aria-label="Keys" tabIndex={0}>
        <KeyList actions={[...OFFICE_ACTIONS, ...ROW_ACTIONS]} />
        <div>
          <h3 className="shortcuts-dialog__title">In a lead</h3>
          <KeyList actions={LEAD_ACTIONS} />
          <h3 className="shortcuts-dialog__title">On the board</h3>
          <KeyList actions={BOARD_ACTIONS} />
        </div>
      </section>
    </Modal>
  );
}

type Line = Pick<Action<never>, 'label' | 'help' | 'keys' | 'keyLabel' | 'typingKey'>;

function KeyList({ actions }: { actions: readonly Line[] }) {
  return (
    <dl className="shortcuts-dialog__keys">
      {actions
        .filter(({ keys }) => keys)
        .map(({ label, help = label, keys, keyLabel, typingKey }) => (
          <div className="shortcuts-dialog__line" key={label}>
            <dt>
              <kbd>{keyLabel ?? keys?.[0]}</kbd>
              {typingKey && (
                <>
                  {' '}
                  <kbd>{formatKey(typingKey)}</kbd>
                </>
              )}
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
    </dl>
  );
}

function formatKey(key: string): string {
  const name = key.replace('$mod+', '');
  return `${MOD} ${name.length === 1 ? name.toUpperCase() : name}`;
}
