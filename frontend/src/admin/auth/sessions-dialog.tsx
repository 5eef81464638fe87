import { useId, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { Modal } from '../ui/dialogs/modal';
import { ErrorMessage, LoadError } from '../ui/errors/error-message';
import { TimeAgo } from '../ui/time-ago';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './auth-api';
import './auth.css';

export function SessionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Sign out elsewhere" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <SessionList />
    </Modal>
  );
}

/** The current session has no End button, because Logout ends it. */
export function SessionList() {
  const { data: sessions, error, refetch } = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [failure, setFailure] = useState<unknown>();
  const showToast = useToast();
  const titleId = useId();
  const isBusy = ending.isLoading || endingOthers.isLoading;

  const run = async (ended: Promise<{ error?: unknown }>, message: string) => {
    setFailure(undefined);
    const answer = await ended;
    setFailure(answer.error);
    if (!answer.error) showToast('success', message);
    document.getElementById(titleId)?.focus();
  };

  return (
    <section className="session-list" aria-labelledby={titleId}>
      <h3 className="session-list__title" id={titleId} tabIndex={-1}>
        Where you are signed in
      </h3>
      {!sessions && error && <LoadError what="Sessions" error={error} onRetry={refetch} />}
      {!sessions && !error && <Loading>Loading sessions...</Loading>}
      <ul className="session-list__sessions">
        {sessions?.map(({ _id, browser, address, signedInAt, isCurrent }) => {
          const place = [browser ?? 'Unknown browser', address].filter(Boolean).join(', ');
          return (
            <li className="session-list__session" key={_id}>
              <span>
                {place}, <TimeAgo at={signedInAt} />
              </span>
              {isCurrent ? (
                <strong className="session-list__current">This session</strong>
              ) : (
                <Button
                  small
                  aria-label={`End ${place}`}
                  isBusy={isBusy}
                  onClick={() => void run(end(_id), 'The session has ended.')}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ErrorMessage error={failure} />
      {sessions && sessions.length > 1 && (
        <Button isBusy={isBusy} onClick={() => void run(endOthers(), 'Your other sessions have ended.')}>
          End all others
        </Button>
      )}
    </section>
  );
}
