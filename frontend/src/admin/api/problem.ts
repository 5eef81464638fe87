import type { ApiProblem } from '../../shared/api/problem';

const NETWORK_PROBLEM: ApiProblem = {
  status: 0,
  code: 'network',
  message: 'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  errors: [],
};

/** What the server or a proxy before it says for "not now". */
const UNAVAILABLE: readonly number[] = [502, 503, 504];

/** Whether a call failed for want of a connection or a working server, rather than for what was asked. */
export function isUnreachable({ status }: Pick<ApiProblem, 'status'>): boolean {
  return status === NETWORK_PROBLEM.status || UNAVAILABLE.includes(status);
}

/** Statuses of calls that the server read and did not carry out. */
const REFUSED: readonly number[] = [400, 404, 409, 412, 422];

/** Whether neither this call nor an earlier one with its Idempotency-Key was or is being carried out. */
export function isRefusal({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean {
  return REFUSED.includes(status) && code !== 'submission_in_flight';
}

/** The problem of a call that got no response. */
export function networkProblem(): ApiProblem {
  return NETWORK_PROBLEM;
}

/** The sentence to show for whatever a call threw. */
export function problemMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return fallback;
  return typeof error.message === 'string' && error.message !== '' ? error.message : fallback;
}

/** What a refused call says of one field of its body. */
export function fieldError(error: unknown, field: string): string | undefined {
  return (error as Partial<ApiProblem> | null | undefined)?.errors?.find((one) => one.field === field)?.message;
}
