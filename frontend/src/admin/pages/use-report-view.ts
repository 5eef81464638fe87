import { daysBefore, RELATIVE_RANGES } from '@lead-types/date-presets';
import { useMemo } from 'react';
import { type ChangeView, type LeadView, useLeadView } from '../leads/filters/lead-view';
import { ANY_TIME, type Received, receivedDays } from '../leads/filters/received-filter';

/** What reports show as long as nobody has chosen days: recent enough to act on, long enough to tell a trend. */
const OPENING_RANGE: Received = { ...ANY_TIME, preset: 'last30days' };

/** The view in the address as reports read it: without days it is about the last 30. */
export function useReportView(): [LeadView, ChangeView] {
  const [inAddress, changeView] = useLeadView();
  const view = useMemo(
    () => (inAddress.received.preset === '' ? { ...inAddress, received: OPENING_RANGE } : inAddress),
    [inAddress],
  );
  const change: ChangeView = (part, history) => {
    // The panel's "any time" is all time here; clearing everything goes back to how the reports open.
    const isAnyTime = part.received?.preset === '' && Object.keys(part).length === 1;
    changeView(isAnyTime ? { ...part, received: { ...ANY_TIME, preset: 'all' } } : part, history);
  };
  return [view, change];
}

/** The days of a range and those to hold it against; null where it has no beginning or end. */
export function comparedDays(received: Received, today: string) {
  const days = receivedDays(received, today);
  if (!days.from || !days.to) return null;
  const { preset } = received;
  const isRelative = preset !== '' && preset !== 'all' && preset !== 'custom';
  return { days, before: isRelative ? RELATIVE_RANGES[preset].before(today) : daysBefore(days) };
}
