import type { components } from '../../shared/api/schema';

/** Why a call failed, as the store keeps it. `status` is 0 where no response came. */
export interface ApiProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly components['schemas']['ProblemField'][];
}

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

/** The problem of a call that got no response. */
export function networkProblem(): ApiProblem {
  return NETWORK_PROBLEM;
}

/** The problem a response describes, even where a proxy answered in the server's place. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const problem: Partial<components['schemas']['Problem']> = await response.json().catch(() => ({}));
  return {
    status: response.status,
    code: problem.code ?? '',
    message: problem.message ?? `HTTP error! status: ${response.status}`,
    errors: problem.errors ?? [],
  };
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
