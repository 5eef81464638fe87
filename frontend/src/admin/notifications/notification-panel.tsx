import { leadTypeDefinition } from '@lead-types/lead-types';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../ui/button';
import { EmptyState, Loading } from '../ui/content-state';
import { TimeAgo } from '../ui/time-ago';
import {
  FIRST_NOTIFICATIONS,
  type Notification,
  useMarkNotificationsReadMutation,
  useNotificationsQuery,
} from './notifications-api';
import './notification-panel.css';

const STEP = 20;
const MAX_NOTIFICATIONS = 100;
const DASHBOARD = '/dashboard';
const INTEGRATIONS = '/integrations';

const KIND_LABELS: Readonly<Record<Notification['kind'], string>> = {
  assigned: 'Assigned to you',
  wrote_again: 'Wrote again',
  follow_up: 'Follow-up due',
  due_soon: 'First contact due soon',
  key_creator_left: 'Its creator is no longer active. The key still works',
  webhook_disabled: 'This webhook no longer receives events',
};

export function NotificationPanel({ onOpened }: { onOpened: () => void }) {
  const [limit, setLimit] = useState(FIRST_NOTIFICATIONS);
  const { currentData, data = currentData, isError, refetch } = useNotificationsQuery(limit);
  const [markRead] = useMarkNotificationsReadMutation();
  if (!data && isError) {
    return (
      <EmptyState role="alert">
        Your notifications could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
      </EmptyState>
    );
  }
  if (!data) return <Loading>Loading...</Loading>;
  const { data: notifications, unread, pagination } = data;
  return (
    <section className="notification-panel" aria-label="Notifications">
      <div className="notification-panel__head">
        <h2 className="notification-panel__title">Notifications</h2>
        {unread > 0 && (
          <Button small onClick={() => void markRead({ ids: null })}>
            Mark all as read
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <EmptyState>
          No notifications yet. You get one when a lead is assigned to you, is due soon, or its visitor writes again.
        </EmptyState>
      ) : (
        <ul className="notification-panel__list">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              onOpen={() => {
                if (!notification.readAt) void markRead({ ids: [notification._id] });
                onOpened();
              }}
              onRead={() => void markRead({ ids: [notification._id] })}
            />
          ))}
        </ul>
      )}
      {pagination.totalItems > notifications.length && limit < MAX_NOTIFICATIONS && (
        <Button small onClick={() => setLimit(limit + STEP)}>
          Show older
        </Button>
      )}
    </section>
  );
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
  readonly onRead: () => void;
}

function NotificationRow({
  notification: { kind, by, lead, key, webhook, readAt, createdAt },
  onOpen,
  onRead,
}: NotificationRowProps) {
  const { pathname, search } = useLocation();
  const label = lead ? leadTypeDefinition(lead.type).label : webhook ? 'Webhook' : 'API key';
  const name = lead?.name ?? key?.name ?? webhook?.host ?? label;
  const about = [name !== label && label, lead?.place].filter(Boolean).join(', ');
  // If the user is on the dashboard, the list keeps its filters when the lead opens.
  const query = new URLSearchParams(pathname === DASHBOARD ? search : '');
  if (lead) query.set('lead', lead._id);
  const target = lead ? { pathname: DASHBOARD, search: `?${query}` } : INTEGRATIONS;
  return (
    <li className={readAt ? 'notification-panel__row' : 'notification-panel__row notification-panel__row--unread'}>
      <Link className="notification-panel__link" to={target} onClick={onOpen}>
        <span className="notification-panel__line">
          <strong className="notification-panel__name">{name}</strong>
          <span className="notification-panel__when">
            <TimeAgo at={createdAt} />
          </span>
        </span>
        <span className="notification-panel__what">
          {KIND_LABELS[kind]}
          {lead && by && ` by ${by.name}`}
          {about && ` · ${about}`}
        </span>
        {lead?.words && <span className="notification-panel__words">{lead.words}</span>}
      </Link>
      {!readAt && (
        <Button className="notification-panel__read" small onClick={onRead} aria-label={`Mark as read: ${name}`}>
          <span className="notification-panel__dot" aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
