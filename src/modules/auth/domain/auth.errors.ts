import { DomainError } from '../../../shared/domain/domain-error.js';

/** One answer for an unknown mail, a wrong password and an inactive account. The documented client looks for "token". */
export function signInRefused(): DomainError {
  return new DomainError(
    'unauthenticated',
    'sign_in_refused',
    'The email or the password is not right, so no token was given.',
  );
}

export function notSignedIn(): DomainError {
  return new DomainError(
    'unauthenticated',
    'not_signed_in',
    'The token is missing, has expired or was revoked. Please sign in again.',
  );
}
