import { lazy, useEffect, useRef, useState } from 'react';
import { Loading } from '../ui/content-state';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { Popover } from '../ui/popover';
import { FIRST_NOTIFICATIONS, useNotificationsQuery } from './notifications-api';
import './bell.css';

const NotificationPanel = lazy(async () => ({ default: (await import('./notification-panel')).NotificationPanel }));

const MAX_SHOWN = 99;

export function Bell() {
  const { data } = useNotificationsQuery(FIRST_NOTIFICATIONS);
  const unread = data?.unread ?? 0;
  return (
    <>
      <Popover
        className="bell"
        button={{
          className: 'bell__button',
          icon: 'bell',
          'aria-label': unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
          children: unread > 0 && (
            <span className="bell__count" aria-hidden="true">
              {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
            </span>
          ),
        }}
      >
        {(close) => (
          <LazyBoundary onClose={close} loading={<Loading>Loading...</Loading>}>
            <NotificationPanel onOpened={close} />
          </LazyBoundary>
        )}
      </Popover>
      <NewlyUnread unread={data?.unread} />
    </>
  );
}

function NewlyUnread({ unread }: { unread: number | undefined }) {
  const known = useRef(unread);
  const [words, setWords] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = unread;
    if (before === undefined || unread === undefined) return;
    if (unread > before) setWords(unread === 1 ? '1 unread notification' : `${unread} unread notifications`);
    else setWords('');
  }, [unread]);
  return (
    <span className="visually-hidden" role="status">
      {words}
    </span>
  );
}
