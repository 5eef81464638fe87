import { createListenerMiddleware } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { PathWith } from '../../shared/api/api-types';
import { useAppDispatch } from '../api/app-store';
import { baseApi } from '../api/base-api';
import {
  connectionFailed,
  connectionRestored,
  connectionRetryRequested,
  selectConnection,
} from '../api/connection-slice';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import './connection-banner.css';

const MESSAGES = {
  offline: 'No connection to the server. What you see may be out of date.',
  unavailable: 'The server cannot answer right now. What you see may be out of date.',
} as const;

/** Shown at the bottom of every screen while the server is unreachable. */
export function ConnectionBanner() {
  const connection = useSelector(selectConnection);
  const dispatch = useAppDispatch();
  const wasDown = useRef(false);
  const banner = useRef<HTMLDivElement>(null);
  const isDown = connection !== 'works';
  wasDown.current ||= isDown;

  useEffect(() => {
    const tryNow = () => void dispatch(connectionRetryRequested());
    const goOffline = () => void dispatch(connectionFailed('offline'));
    window.addEventListener('online', tryNow);
    window.addEventListener('offline', goOffline);
    return () => {
      window.removeEventListener('online', tryNow);
      window.removeEventListener('offline', goOffline);
    };
  }, [dispatch]);

  // The height is measured, because the text can take one to three lines.
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
        {/* The icon is rendered even while hidden, because its file cannot be loaded once the connection is lost. */}
        <Icon name="warning" />
        {isDown ? `${MESSAGES[connection]} Reconnecting...` : wasDown.current && 'Connected again.'}
      </p>
      {isDown && (
        <Button className="connection-banner__button" small onClick={() => dispatch(connectionRetryRequested())}>
          Try now
        </Button>
      )}
    </div>
  );
}

const READY_PATH = '/api/health/ready' satisfies PathWith<'get'>;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** If a failure comes more than this time after the last recovery, the pauses start again with the shortest. */
const BACKOFF_RESET_MS = 60_000;
/** Some networks drop requests without an error, so a check fails if there is no response in this time. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * After a failure, polls the server at growing intervals until it is ready, and then refetches the queries that are in
 * use. Changes that failed are never resent.
 */
export function watchConnection() {
  const connection = createListenerMiddleware();
  let isTrying = false;
  let tries = 0;
  let workedAtMs = 0;
  connection.startListening({
    actionCreator: connectionFailed,
    effect: async (_action, { delay, dispatch, take }) => {
      if (isTrying) return;
      isTrying = true;
      if (Date.now() - workedAtMs > BACKOFF_RESET_MS) tries = 0;
      do {
        const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
        tries += 1;
        await Promise.race([delay(pauseMs * (1 + Math.random() / 4)), take(connectionRetryRequested.match)]);
      } while (!(await Promise.race([isServerReady(), delay(RESPONSE_TIMEOUT_MS).then(() => false)])));
      isTrying = false;
      workedAtMs = Date.now();
      dispatch(connectionRestored());
      dispatch(baseApi.internalActions.onOnline());
    },
  });
  return connection.middleware;
}

async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch(READY_PATH)).ok;
  } catch {
    return false;
  }
}
