import type { components } from './schema';

type Schemas = components['schemas'];

/** Why the server refused a call. `status` is 0 where no response came. */
export interface ApiProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly Schemas['ProblemField'][];
}

/** The message of a refusal that says nothing but its status. */
export function statusSentence(status: number): string {
  return `HTTP error! status: ${status}`;
}

/** The problem a response describes, even where a proxy answered in the server's place. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Schemas['Problem']>;
  return {
    status: response.status,
    code: problem.code ?? '',
    message: problem.message ?? statusSentence(response.status),
    errors: problem.errors ?? [],
  };
}
