import { Button } from '../ui/button';
import { Modal } from '../ui/dialogs/modal';
import { SessionList } from './session-list';

/** Ends sessions on other devices. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Sign out elsewhere" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <SessionList />
    </Modal>
  );
}
