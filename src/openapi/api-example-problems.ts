import { STATUS_CODES } from 'node:http';

/** What the document says of a failure (a part of it), and the failure it is: its `code` and one of its sentences. */
const FAILURES: readonly (readonly [said: string, status: number, code: string, message: string])[] = [
  ['`errors` names it', 400, 'invalid_input', 'Email is required.'],
  [
    'Unknown email, wrong password',
    401,
    'sign_in_refused',
    'The email or the password is not right, so no token was given.',
  ],
  ['No token', 401, 'not_signed_in', 'The token is missing, has expired or was revoked. Please sign in again.'],
  ['The caller lacks', 403, 'permission_missing', 'You need the permission canDeleteLeads for this.'],
  ["not the caller's to change", 403, 'lead_not_changeable', 'You may change only the leads that are assigned to you.'],
  ['No such lead', 404, 'lead_not_found', 'This lead does not exist, or you may not see it.'],
  ['No such user', 404, 'user_not_found', 'This user does not exist.'],
  ['No such view', 404, 'view_not_found', 'This view does not exist.'],
  [
    'still being saved',
    409,
    'submission_in_flight',
    'The same submission is still being saved. Try again in a moment.',
  ],
  [
    'merged into another',
    409,
    'lead_merged',
    'This lead was merged into another one. Work on that one, or undo the merge first.',
  ],
  ['Not merged into this one', 409, 'not_merged', 'The other lead is not merged into this one any more.'],
  ['The email is taken', 409, 'email_taken', 'Another user already has this email.'],
  [
    'the last active administrator',
    409,
    'last_administrator',
    'This is the last active administrator. Make somebody else an administrator first.',
  ],
  ['another view of this name', 409, 'view_name_taken', 'You already have a view with this name.'],
  [
    'Someone else changed',
    412,
    'lead_changed',
    'Someone else changed this lead meanwhile. Load it again and repeat your change.',
  ],
  ['More than 64 KB', 413, 'too_large', 'This is too much at once: at most 64 KB can be sent.'],
  ['Not application/json', 415, 'unsupported_media_type', 'Send the body as application/json.'],
  [
    'The assignee is',
    422,
    'assignee_not_possible',
    'The lead can only be given to an active user who may see leads of this type.',
  ],
  [
    'used for another submission',
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was already used for a submission with another content.',
  ],
  ['50 views already', 422, 'too_many_views', 'You can keep at most 50 views. Please delete one first.'],
  ['Too many tries', 429, 'too_many_requests', 'Too many tries. Please wait a little and try again.'],
  [
    'The database is away',
    503,
    'unavailable',
    'The service cannot save or read anything right now. Please try again in a moment.',
  ],
];

/**
 * The name of the example for a failure that the document describes so.
 * @throws Error for a description that none of the examples fits
 */
export function exampleProblem(description: string): string {
  const found = FAILURES.find(([said]) => description.includes(said));
  if (!found) throw new Error(`api-example-problems.ts has no example for "${description}".`);
  return found[2];
}

/** Each named once by its code, since many operations share them. */
export function exampleProblems(): Record<string, { value: object }> {
  return Object.fromEntries(
    FAILURES.map(([, status, code, message]) => [code, { value: problem(status, code, message) }]),
  );
}

function problem(status: number, code: string, message: string): object {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: message,
    message,
    ...(status === 400 && { errors: [{ field: 'personalInfo.email', message, code: 'required' }] }),
  };
}
