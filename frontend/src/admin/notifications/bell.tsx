import { lazy, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { LazyBoundary } from '../ui/errors/lazy-boundary';
import { Placeholder } from '../ui/placeholder';
import { useDisclosure } from '../ui/use-disclosure';
import { FIRST_NOTIFICATIONS, useNotificationsQuery } from './notifications-api';
import './bell.css';

const NotificationPanel = lazy(async () => ({ default: (await import('./notification-panel')).NotificationPanel }));

const MAX_SHOWN = 99;

/** What concerns the signed-in person: how much of it is unread, and below it the list. */
export function Bell() {
  const area = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen } = useDisclosure(area);
  const panelId = useId();
  const { data } = useNotificationsQuery(FIRST_NOTIFICATIONS);
  const unread = data?.unread ?? 0;
  const close = () => {
    setOpen(false);
    area.current?.querySelector('button')?.focus();
  };
  return (
    <div className="bell" ref={area}>
      <Button
        className="bell__button"
        icon="bell"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {unread > 0 && (
          <span className="bell__count" aria-hidden="true">
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
      </Button>
      <div className="bell__panel" id={panelId} hidden={!isOpen}>
        {isOpen && (
          <LazyBoundary onClose={close} loading={<Placeholder>Loading...</Placeholder>}>
            <NotificationPanel onOpened={() => setOpen(false)} />
          </LazyBoundary>
        )}
      </div>
      <NewlyUnread unread={data?.unread} />
    </div>
  );
}

/** Says to a screen reader, when it has nothing else to say, that there is more than before. */
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
