import type { LeadPriority } from '../lead/lead';
import './priority-icon.css';

const PATHS: Readonly<Record<LeadPriority, string>> = {
  low: 'M4 6.5 8 10.5l4-4',
  medium: 'M4 8h8',
  high: 'M4 9.5l4-4 4 4',
  urgent: 'M4 8l4-4 4 4M4 12.5l4-4 4 4',
};

/** One arrow for high, two for urgent. Decorative: the control or text next to it must name the priority. */
export function PriorityIcon({ priority }: { readonly priority: LeadPriority }) {
  return (
    <svg className={`priority-icon priority-icon--${priority}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[priority]} />
    </svg>
  );
}
