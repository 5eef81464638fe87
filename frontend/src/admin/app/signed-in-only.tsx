import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCurrentUserQuery } from '../auth/auth-api';
import { selectSession } from '../session/session-slice';

const RIGHTS_POLL_MS = 60_000;

/** The screens behind the sign-in. Without a token they lead to it, and from there back to where one was. */
export function SignedInOnly() {
  const { token, signedOut } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  useCurrentUserQuery(undefined, { skip: token === null, pollingInterval: RIGHTS_POLL_MS });
  if (token !== null) return <Outlet />;
  return <Navigate to="/login" replace state={signedOut ? null : { from: `${pathname}${search}` }} />;
}
