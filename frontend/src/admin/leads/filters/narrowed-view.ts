import { type DayRange, RELATIVE_RANGES } from '@lead-types/date-presets';
import { isLeadType, type LeadType } from '@lead-types/lead-types';
import type { LeadFilterQuery } from '../../api/lead-filter-query';
import { type LeadView, listAddress } from './lead-view';
import { ANY_TIME, type Received } from './received-filter';

/**
 * The address of the list of what somebody counted within a view, or null where both together leave nothing.
 * @param today YYYY-MM-DD in Asia/Kolkata, on which the view's relative dates are resolved
 */
export function countedLeadsAddress(view: LeadView, counted: LeadFilterQuery, today: string): string | null {
  const narrowed = narrowedView(view, counted, today);
  return narrowed && listAddress(narrowed);
}

/** The view with a filter of the API on top of its own filters; null where no lead can be in both. */
export function narrowedView(view: LeadView, counted: LeadFilterQuery, today: string): LeadView | null {
  const {
    type,
    status,
    closeReason,
    state,
    promise,
    assignedTo,
    unassigned,
    pool,
    contacted,
    source,
    campaign,
    followUp,
    calledYesterday,
    priority,
    nextStep,
    duplicates,
    search,
    quarantined,
    dateRange: _dateRange,
    dateFrom: _dateFrom,
    dateTo: _dateTo,
    ...forgotten
  } = counted;
  // A new filter of the API must be read above to compile. Otherwise the list would show more than was counted.
  forgotten satisfies Readonly<Record<string, never>>;
  const received = narrowedDays(view.received, counted, today);
  const types = common(isLeadType(view.tab) ? [view.tab] : view.type, type);
  const statuses = common(view.status, status);
  const priorities = common(view.priority, priority);
  const promised = narrowedPromise(view.promise, promise ?? '');
  if (!received || !types || !statuses || !priorities || promised === null) return null;
  return {
    ...view,
    ...ofTypes(quarantined ? { ...view, tab: 'spam' } : view, types),
    search: [view.search, search].filter(Boolean).join(' '),
    received: received.preset === 'all' ? ANY_TIME : received,
    status: statuses,
    priority: priorities,
    promise: promised,
    page: 1,
    ...(followUp && { followUp }),
    ...(nextStep && { nextStep }),
    ...(duplicates && { duplicates }),
    ...(calledYesterday && { calledYesterday }),
    ...(closeReason?.[0] && { closeReason: closeReason[0] }),
    ...(state?.[0] && { state: state[0] }),
    ...(contacted && { contacted: 'yes' }),
    ...(source && { source }),
    ...(campaign && { campaign }),
    ...(pool && { assignment: 'pool' }),
    ...(unassigned && { assignment: 'nobody' }),
    ...(assignedTo && { assignment: assignedTo }),
  };
}

/** Which days a view means on a day; an end without a bound is empty. */
export function receivedDays({ preset, from, to }: Received, today: string): DayRange {
  if (preset === 'custom') return { from, to };
  return preset === '' || preset === 'all' ? { from: '', to: '' } : RELATIVE_RANGES[preset].days(today);
}

function narrowedDays(received: Received, counted: LeadFilterQuery, today: string): Received | null {
  const { dateRange } = counted;
  const asked: Received =
    dateRange && dateRange !== 'custom'
      ? { ...ANY_TIME, preset: dateRange }
      : { preset: 'custom', from: counted.dateFrom ?? '', to: counted.dateTo ?? '' };
  const [days, wanted] = [receivedDays(received, today), receivedDays(asked, today)];
  const [, from = ''] = [days.from, wanted.from].sort();
  const to = days.to && (!wanted.to || days.to < wanted.to) ? days.to : wanted.to;
  if (from && to && from > to) return null;
  if (from === days.from && to === days.to) return received;
  return from === wanted.from && to === wanted.to ? asked : { preset: 'custom', from, to };
}

/** One type is its tab, except among suspected spam, which has a tab of its own. */
function ofTypes({ tab }: LeadView, types: readonly LeadType[]): Pick<LeadView, 'tab' | 'type'> {
  const [only] = types;
  if (only && types.length === 1 && tab !== 'spam') return { tab: only, type: [] };
  return { tab: tab === 'spam' ? 'spam' : 'all', type: types };
}

/** The values in both lists, of which an empty one means any; null for none. */
function common<T>(chosen: readonly T[], counted: readonly T[] = []): readonly T[] | null {
  if (chosen.length === 0 || counted.length === 0) return chosen.length === 0 ? counted : chosen;
  const both = chosen.filter((value) => counted.includes(value));
  return both.length > 0 ? both : null;
}

/** Any promise holds every other state, those not due yet hold the ones due soon. */
function narrowedPromise(chosen: LeadView['promise'], counted: LeadView['promise']): LeadView['promise'] | null {
  const holds = (wide: LeadView['promise'], narrow: LeadView['promise']) =>
    wide === '' || wide === narrow || wide === 'promised' || (wide === 'waiting' && narrow === 'due_soon');
  if (counted === '' || (chosen !== '' && holds(counted, chosen))) return chosen;
  return holds(chosen, counted) ? counted : null;
}
