import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../../shared/ui/icon';
import { connectionRetryRequested, selectConnection } from '../api/connection-slice';
import { Button } from '../ui/button';
import './connection-banner.css';

const WORDS = {
  offline: 'No connection to the server. What you see may be out of date.',
  unavailable: 'The server cannot answer right now. What you see may be out of date.',
} as const;

/** Stands over the foot of every screen while the server cannot be reached, and says when it is back. */
export function ConnectionBanner() {
  const connection = useSelector(selectConnection);
  const dispatch = useDispatch();
  const wasDown = useRef(false);
  const isDown = connection !== 'works';
  wasDown.current ||= isDown;

  useEffect(() => {
    const tryNow = () => void dispatch(connectionRetryRequested());
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, [dispatch]);

  return (
    <div className={isDown ? 'connection-banner' : 'visually-hidden'}>
      <p className="connection-banner__words" role="status">
        {/* Also while unseen: without a connection it could not be loaded any more. */}
        <Icon name="warning" />
        {isDown ? `${WORDS[connection]} Trying again by itself.` : wasDown.current && 'Connected again.'}
      </p>
      {isDown && (
        <Button className="connection-banner__button" small onClick={() => dispatch(connectionRetryRequested())}>
          Try now
        </Button>
      )}
    </div>
  );
}
