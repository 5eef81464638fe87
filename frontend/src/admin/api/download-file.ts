import type { ApiProblem } from '../../shared/api/problem';
import type { ApiCall } from './api-call';
import { authorizedFetch, type Caller } from './authorized-fetch';

const CUT_OFF: ApiProblem = {
  status: 0,
  code: 'cut_off',
  message: 'The download was cut off. Try again.',
  errors: [],
};

/** Calls as the signed-in user and gives the person the file that comes back; `data` is its name. */
export async function downloadFile(
  call: ApiCall,
  caller: Caller,
  defaultName: string,
): Promise<{ readonly data: string } | { readonly error: ApiProblem }> {
  const outcome = await authorizedFetch(call, caller);
  if ('problem' in outcome) return { error: outcome.problem };
  try {
    return { data: await saveFile(outcome.response, defaultName) };
  } catch {
    return { error: CUT_OFF };
  }
}

async function saveFile(response: Response, defaultName: string): Promise<string> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? defaultName;
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}
