import type { components } from '../../shared/api/schema';

/** Why a call failed, as the store keeps it. `status` is 0 where no answer came. */
export interface ApiProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly components['schemas']['ProblemField'][];
}

const NETWORK_FAILURE: ApiProblem = {
  status: 0,
  code: 'network',
  message: 'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  errors: [],
};

/** What the server or a proxy before it says for "not now". */
const UNAVAILABLE: readonly number[] = [502, 503, 504];

/** Whether a call failed for want of a connection or a working server, rather than for what was asked. */
export function isUnreachable({ status }: Pick<ApiProblem, 'status'>): boolean {
  return status === NETWORK_FAILURE.status || UNAVAILABLE.includes(status);
}

/** The failure of a call that got no answer. */
export function networkProblem(): ApiProblem {
  return NETWORK_FAILURE;
}

/** The failure an answer describes, even where a proxy answered in the server's place. */
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
export function problemMessage(failure: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return fallback;
  return typeof failure.message === 'string' && failure.message !== '' ? failure.message : fallback;
}

/** What a refused call says of one field of its body. */
export function fieldError(failure: unknown, field: string): string | undefined {
  return (failure as Partial<ApiProblem> | undefined)?.errors?.find((error) => error.field === field)?.message;
}
