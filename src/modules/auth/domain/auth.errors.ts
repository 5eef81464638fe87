import { defineFailure } from '../../../shared/domain/failure.js';

/** One answer for an unknown mail, a wrong password and an inactive account. The documented client looks for "token". */
export const signInRefused = defineFailure({
  kind: 'unauthenticated',
  code: 'sign_in_refused',
  when: 'Unknown email, wrong password or inactive account',
  sentence: 'The email or the password is not right, so no token was given.',
});

export const sessionNotFound = defineFailure({
  kind: 'not_found',
  code: 'session_not_found',
  when: 'No such session of the caller',
  sentence: 'This session has ended already.',
});

export const passwordChangeRequired = defineFailure({
  kind: 'forbidden',
  code: 'password_change_required',
  when: 'The generated first password is not changed yet',
  sentence: 'Change your first password before anything else.',
});

export const notSignedIn = defineFailure({
  kind: 'unauthenticated',
  code: 'not_signed_in',
  when: 'No token, or one that no longer holds',
  sentence: 'The token is missing, has expired or was revoked. Please sign in again.',
});
