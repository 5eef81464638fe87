import type { AssignablePerson } from './assignment-api';

/** "Away 20 Nov to 30 Nov", or that somebody is here. */
export function awayWords(away: AssignablePerson['away']): string {
  if (!away) return 'Here';
  const from = dayWords(away.from);
  return away.until ? `Away ${from} to ${dayWords(away.until)}` : `Away from ${from}`;
}

function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** The calendar day it is in India. */
export function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
