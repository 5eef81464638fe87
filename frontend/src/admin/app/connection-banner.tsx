import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '../../shared/ui/icon';
import { useAppDispatch } from '../api/app-store';
import { connectionRetryRequested, selectConnection } from '../api/connection-slice';
import { Button } from '../ui/button';
import './connection-banner.css';

const WORDS = {
  offline: 'No connection to the server. What you see may be out of date.',
  unavailable: 'The server cannot answer right now. What you see may be out of date.',
} as const;

/** Banner below every screen while the server cannot be reached. It announces when the server is back. */
export function ConnectionBanner() {
  const connection = useSelector(selectConnection);
  const dispatch = useAppDispatch();
  const wasDown = useRef(false);
  const banner = useRef<HTMLDivElement>(null);
  const isDown = connection !== 'works';
  wasDown.current ||= isDown;

  useEffect(() => {
    const tryNow = () => void dispatch(connectionRetryRequested());
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, [dispatch]);

  // Each of its texts takes one line or three.
  useLayoutEffect(() => {
    const element = banner.current;
    if (connection === 'works' || !element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--banner-height', `${element.offsetHeight}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--banner-height');
    };
  }, [connection]);

  return (
    <div ref={banner} className={isDown ? 'connection-banner' : 'visually-hidden'}>
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
