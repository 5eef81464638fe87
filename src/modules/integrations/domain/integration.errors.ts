import { defineFailure, invalidInput } from '../../../shared/domain/failure.js';

export const keyNotFound = defineFailure({
  kind: 'not_found',
  code: 'key_not_found',
  when: 'The API key does not exist or was revoked',
  sentence: 'This API key does not exist, or it was revoked.',
});

/** Also for a key that exists: a new secret, or a longer life, would give its rights to the caller. */
export const keyBeyondOwnRights = defineFailure({
  kind: 'forbidden',
  code: 'key_beyond_own_rights',
  when: 'The API key has scopes or lead types that the caller lacks',
  sentence: 'You can only give a key scopes and lead types that your own permissions include.',
});

export function notAnEventCursor() {
  const message = 'Cursor must be an eventsCursor of a copy, or a nextCursor from an earlier response.';
  return invalidInput([{ field: 'cursor', message, code: 'invalid' }]);
}
