import type { components } from './schema';

type Schemas = components['schemas'];

/** `status` is 0 if there was no response. */
export interface ApiProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly Schemas['ProblemField'][];
}

export function statusSentence(status: number): string {
  return `HTTP error! status: ${status}`;
}

/** Reads the problem from an error response. Also works for a proxy's error response that is not JSON. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Schemas['Problem']>;
  return {
    status: response.status,
    code: problem.code ?? '',
    message: problem.message ?? statusSentence(response.status),
    errors: problem.errors ?? [],
  };
}
