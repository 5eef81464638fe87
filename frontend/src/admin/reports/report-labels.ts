import { isLeadType, leadTypeDefinition } from '@lead-types/lead-types';

/** A share in whole percent; nothing of nothing is a dash. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}

export function reportTypeLabel(type: string): string {
  return isLeadType(type) ? leadTypeDefinition(type).label : type;
}

/** `2 d 3 h`, `5 h 12 min`, `40 min`. */
export function formatWait(minutes: number | null): string {
  if (minutes === null) return '–';
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${minutes} min`;
}
