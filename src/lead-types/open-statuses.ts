/** A lead in one of these is open: something is still to be done. */
export const OPEN_STATUSES = ['new', 'contacted', 'qualified'] as const;
