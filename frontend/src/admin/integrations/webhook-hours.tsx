import { formatTime } from '../ui/dates';
import './webhook-hours.css';
import { formatCounts } from './webhook-texts';
import type { Webhook } from './webhooks-api';

/** One column for each of the last 24 hours, with the total in words. Failures are hatched and on top. */
export function WebhookHours({ hours }: Pick<Webhook, 'hours'>) {
  const total = {
    sent: hours.reduce((sum, { sent }) => sum + sent, 0),
    failed: hours.reduce((sum, { failed }) => sum + failed, 0),
  };
  const highest = Math.max(1, ...hours.map(({ sent, failed }) => sent + failed));
  const height = (count: number) => `${(100 * count) / highest}%`;
  return (
    <div className="webhook-hours">
      <div className="webhook-hours__columns" aria-hidden="true">
        {hours.map((hour) => (
          <span className="webhook-hours__hour" key={hour.at} title={`${formatTime(hour.at)}: ${formatCounts(hour)}`}>
            {hour.failed > 0 && <span className="webhook-hours__failed" style={{ height: height(hour.failed) }} />}
            {hour.sent > 0 && <span className="webhook-hours__sent" style={{ height: height(hour.sent) }} />}
          </span>
        ))}
      </div>
      <p className="webhook-hours__total">
        <span className="webhook-hours__label">Last 24 hours: </span>
        {formatCounts(total)}
      </p>
    </div>
  );
}
