import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCurrentUserQuery } from '../auth/auth-api';
import { selectSession } from '../session/session-slice';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { Placeholder } from '../ui/placeholder';

const FirstPasswordPage = lazy(async () => ({
  default: (await import('../pages/first-password-page')).FirstPasswordPage,
}));

const RIGHTS_POLL_MS = 60_000;

/** The screens behind the sign-in. Without a token they lead to it, and from there back to where one was; with a first password, to its change. */
export function SignedInOnly() {
  const { token, user, signedOut } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  useCurrentUserQuery(undefined, { skip: token === null, pollingInterval: RIGHTS_POLL_MS });
  if (token !== null && user?.mustChangePassword) {
    return (
      <LazyBoundary loading={<Placeholder>Loading...</Placeholder>}>
        <FirstPasswordPage />
      </LazyBoundary>
    );
  }
  // Another tab can sign in somebody else. The key drops what the previous user typed.
  if (token !== null) return <Outlet key={user?._id} />;
  return <Navigate to="/login" replace state={signedOut ? null : { from: `${pathname}${search}` }} />;
}
