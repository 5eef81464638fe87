import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { formatFullTime, formatShortTime } from '../ui/dates';
import { Modal } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { Select } from '../ui/fields/fields';
import { type Column, DataTable } from '../ui/lists/data-table';
import { useOnFocusLost } from '../ui/on-focus-lost';
import './deliveries-dialog.css';
import { DELIVERY_STATES, eventLabel, formatResponse, webhookName } from './webhook-texts';
import {
  type Delivery,
  type DeliveryState,
  useDeliveriesInfiniteQuery,
  useRetryDeliveryMutation,
  type Webhook,
} from './webhooks-api';

const STATE_OPTIONS = Object.entries(DELIVERY_STATES).map(([value, { label }]) => ({ value, label }));

interface DeliveriesDialogProps {
  readonly webhook: Webhook;
  readonly leadAddress: (id: string) => string;
  readonly onClose: () => void;
}

export function DeliveriesDialog({ webhook, leadAddress, onClose }: DeliveriesDialogProps) {
  const [state, setState] = useState<DeliveryState>();
  const filter = useRef<HTMLSelectElement>(null);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useDeliveriesInfiniteQuery(
    { id: webhook._id, state },
    { refetchOnMountOrArgChange: true },
  );
  const focusFilter = () => filter.current?.focus();
  const columns: readonly Column<Delivery>[] = [
    {
      header: 'Event',
      isRowHeader: true,
      className: 'deliveries-dialog__event',
      cell: ({ eventType, leadId, createdAt }) => (
        <>
          {eventLabel(eventType)}
          <span className="deliveries-dialog__detail">
            <time dateTime={createdAt} title={formatFullTime(createdAt)}>
              {formatShortTime(createdAt)}
            </time>
            {leadId && (
              <Link to={leadAddress(leadId)} aria-label={`Lead: ${eventLabel(eventType)}`}>
                Lead
              </Link>
            )}
          </span>
        </>
      ),
    },
    { header: 'State', className: 'deliveries-dialog__state', cell: (delivery) => <State delivery={delivery} /> },
    { header: 'Tries', isLabelled: true, isNumber: true, cell: ({ tries }) => tries },
    {
      header: 'Response',
      isLabelled: true,
      className: 'deliveries-dialog__response',
      cell: (delivery) => formatResponse(delivery) ?? (delivery.state === 'waiting' ? 'None yet' : 'None'),
    },
    {
      header: 'Actions',
      head: <span className="visually-hidden">Actions</span>,
      className: 'deliveries-dialog__actions',
      cell: (delivery) =>
        delivery.state !== 'waiting' && <SendAgain webhook={webhook} delivery={delivery} onFocusLost={focusFilter} />,
    },
  ];
  return (
    <Modal
      title={`Deliveries: ${webhookName(webhook)}`}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="deliveries-dialog">
        <div className="deliveries-dialog__tools">
          <Select
            ref={filter}
            aria-label="State"
            none="All deliveries"
            options={STATE_OPTIONS}
            value={state ?? ''}
            onChange={({ target }) => setState(target.value === '' ? undefined : (target.value as DeliveryState))}
          />
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
        {error && !currentData ? (
          <LoadError what="Deliveries" error={error} onRetry={refetch} />
        ) : (
          <DataTable
            className="deliveries-dialog__table"
            aria-label="Deliveries"
            columns={columns}
            rows={currentData?.pages.flat()}
            keyOf={({ _id }) => _id}
            loading="Loading deliveries..."
            empty={state ? 'No deliveries in this state.' : 'No deliveries yet. Each event that is sent appears here.'}
            stacksBelow="phone"
          />
        )}
        {hasNextPage && currentData && (
          <LoadMore isBusy={isFetching} onMore={() => void fetchNextPage()} onFocusLost={focusFilter} />
        )}
        <p className="deliveries-dialog__kept">Deliveries are kept for 30 days.</p>
      </div>
    </Modal>
  );
}

function State({ delivery: { state, nextTryAt } }: { delivery: Delivery }) {
  const { label, tone, icon, reason } = DELIVERY_STATES[state];
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {reason && <span className="deliveries-dialog__detail">{reason}</span>}
      {nextTryAt && <span className="deliveries-dialog__detail">Next try: {formatShortTime(nextTryAt)}</span>}
    </>
  );
}

interface SendAgainProps {
  readonly webhook: Webhook;
  readonly delivery: Delivery;
  /** Called if the button disappears while it has the focus, because the delivery waits again. */
  readonly onFocusLost: () => void;
}

function SendAgain({ webhook, delivery, onFocusLost }: SendAgainProps) {
  const [retry, { isLoading }] = useRetryDeliveryMutation();
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  useOnFocusLost(button, onFocusLost);
  const send = async () => {
    const { error } = await retry({ id: webhook._id, deliveryId: delivery._id });
    if (error) showToast('error', problemMessage(error));
    else showToast('success', 'The delivery is sent again now.');
  };
  return (
    <Button
      ref={button}
      small
      variant="quiet"
      isBusy={isLoading}
      disabledReason={webhook.state === 'enabled' ? undefined : 'The webhook is not enabled.'}
      aria-label={`Send again: ${eventLabel(delivery.eventType)}, ${formatShortTime(delivery.createdAt)}`}
      onClick={() => void send()}
    >
      Send again
    </Button>
  );
}

interface LoadMoreProps {
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** Called if the button disappears while it has the focus. */
  readonly onFocusLost: () => void;
}

function LoadMore({ isBusy, onMore, onFocusLost }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useOnFocusLost(button, onFocusLost);
  return (
    <Button ref={button} isBusy={isBusy} onClick={onMore}>
      Load more
    </Button>
  );
}
