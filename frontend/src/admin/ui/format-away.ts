import { formatShortDay } from './dates';

interface Away {
  readonly from: string;
  readonly until: string | null;
}

/** "Away 20 Nov to 30 Nov", or that somebody is here. */
export function formatAway(away: Away | null): string {
  if (!away) return 'Here';
  const from = formatShortDay(away.from);
  return away.until ? `Away ${from} to ${formatShortDay(away.until)}` : `Away from ${from}`;
}
