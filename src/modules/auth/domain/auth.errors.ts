import { defineFailure } from '../../../shared/domain/failure.js';

/** Does not reveal whether the email exists or the account is inactive. Existing clients look for the word "token". */
export const signInRefused = defineFailure({
  kind: 'unauthenticated',
  code: 'sign_in_refused',
  when: 'Unknown email, wrong password or inactive account',
  sentence: 'Wrong email or password, so no token was issued. Please try again.',
});

export const sessionNotFound = defineFailure({
  kind: 'not_found',
  code: 'session_not_found',
  when: 'The caller has no such session',
  sentence: 'This session has already ended.',
});

export const passwordChangeRequired = defineFailure({
  kind: 'forbidden',
  code: 'password_change_required',
  when: 'The password must be changed first',
  sentence: 'Choose your own password before you continue.',
});

export const resetLinkInvalid = defineFailure({
  kind: 'gone',
  code: 'reset_link_invalid',
  when: 'The token is unknown, expired or already used',
  sentence: 'This link has expired or was already used. Request a new one.',
});

export const passwordResetNotOffered = defineFailure({
  kind: 'not_found',
  code: 'password_reset_not_offered',
  when: 'The server sends no emails',
  sentence: 'This server cannot send emails. Ask your administrator for a new password.',
});

export const keyNotAllowed = defineFailure({
  kind: 'forbidden',
  code: 'key_not_allowed',
  when: 'The caller is an API key. Only users can make this call',
  sentence: 'API keys cannot be used for this. Sign in as a user.',
});

export const notSignedIn = defineFailure({
  kind: 'unauthenticated',
  code: 'not_signed_in',
  when: 'The token or API key is missing, wrong, expired or revoked',
  sentence: 'The token or API key is missing, wrong, expired or revoked. Sign in again, or use a valid API key.',
});
