import { useLocation } from 'react-router-dom';

/** Values that the sign-in pages pass to each other in `location.state`. */
export interface SignInState {
  /** Where to continue after signing in. */
  readonly from?: string;
  readonly email?: string;
  readonly notice?: 'password_changed';
}

/** Ignores state that has another shape, such as that of an earlier version of the back office. */
export function useSignInState(): SignInState {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { from, email, notice } = state as Readonly<Record<string, unknown>>;
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof email === 'string' && { email }),
    ...(notice === 'password_changed' && { notice }),
  };
}
