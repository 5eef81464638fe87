import type { ApiProblem } from '../../shared/api/problem';

const NETWORK_PROBLEM: ApiProblem = {
  status: 0,
  code: 'network',
  message: 'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  errors: [],
};

const UNAVAILABLE: readonly number[] = [502, 503, 504];

export function isUnreachable({ status }: Pick<ApiProblem, 'status'>): boolean {
  return status === NETWORK_PROBLEM.status || UNAVAILABLE.includes(status);
}

/** A response with one of these statuses means that the server has not carried out the request. */
const REFUSED: readonly number[] = [400, 404, 409, 412, 422];

/** Whether it is certain that neither this request nor an earlier one with the same Idempotency-Key was carried out. */
export function isRefusal({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean {
  return REFUSED.includes(status) && code !== 'submission_in_flight';
}

export function networkProblem(): ApiProblem {
  return NETWORK_PROBLEM;
}

export function problemMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return fallback;
  return typeof error.message === 'string' && error.message !== '' ? error.message : fallback;
}

export function fieldError(error: unknown, field: string): string | undefined {
  return (error as Partial<ApiProblem> | null | undefined)?.errors?.find((one) => one.field === field)?.message;
}

/** True if the fields show what is wrong. */
export function hasFieldErrors(error: unknown): boolean {
  return ((error as Partial<ApiProblem> | null | undefined)?.errors?.length ?? 0) > 0;
}
