import { Modal } from '../../ui/dialogs/modal';
import { DASHBOARD_COMMANDS } from './dashboard-commands';
import './shortcuts-dialog.css';

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The keys of the dashboard. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts-dialog">
        {DASHBOARD_COMMANDS.map(
          ({ key, help }) =>
            key && (
              <div className="shortcuts-dialog__line" key={key}>
                <dt>
                  <kbd>{key.replace('$mod+k', `${MOD} K`)}</kbd>
                </dt>
                <dd>{help}</dd>
              </div>
            ),
        )}
      </dl>
      <p>In a lead&apos;s details, j and k go to the next and the previous lead of the list.</p>
    </Modal>
  );
}
