interface Away {
  readonly from: string;
  readonly until: string | null;
}

/** "Away 20 Nov to 30 Nov", or that somebody is here. */
export function formatAway(away: Away | null): string {
  if (!away) return 'Here';
  const from = formatDay(away.from);
  return away.until ? `Away ${from} to ${formatDay(away.until)}` : `Away from ${from}`;
}

function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
