import { useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { LoginForm } from '../auth/login-form';
import { useSignInState } from '../auth/sign-in-state';
import { selectSession } from '../session/session-slice';
import { Note } from '../ui/note';
import { SignInLayout } from './sign-in-layout';

export function LoginPage() {
  const { token, arriving, expired } = useSelector(selectSession);
  const navigate = useNavigate();
  const { from: target = '/dashboard', notice } = useSignInState();
  if (token && !arriving) return <Navigate to={target} replace />;

  return (
    <SignInLayout title="Sign in" heading="Admin login">
      {notice === 'password_changed' && (
        <div className="login-page__notice">
          <Note tone="info" role="status">
            Your password was changed. Sign in with the new one.
          </Note>
        </div>
      )}
      {expired && (
        <div className="login-page__notice">
          <Note tone="info" role="status">
            Your session has ended. Sign in to continue where you were.
          </Note>
        </div>
      )}
      <LoginForm onArrived={() => navigate(target, { replace: true })} />
    </SignInLayout>
  );
}
