import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import scene from '../../../pictures/canteen-shop.svg?no-inline';
import { LoginForm } from '../auth/login-form';
import { selectSession } from '../session/session-slice';
import { Note } from '../ui/note';
import './sign-in-pages.css';

export function LoginPage() {
  const { token, arriving, expired } = useSelector(selectSession);
  const navigate = useNavigate();
  const target = targetOf(useLocation().state);
  if (token && !arriving) return <Navigate to={target} replace />;

  return (
    <main className="login-page">
      <title>Sign in | Kisan Canteen back office</title>
      <img className="login-page__scene" src={scene} alt="" width="640" height="360" />
      <div className="login-page__card">
        <p className="login-page__brand">
          <img src="/icon.svg" alt="" width="32" height="32" />
          Kisan Canteen
        </p>
        <h1 className="login-page__title">Admin login</h1>
        {expired && (
          <div className="login-page__notice">
            <Note tone="info" role="status">
              Your session has ended. Sign in to continue where you were.
            </Note>
          </div>
        )}
        <LoginForm onArrived={() => navigate(target, { replace: true })} />
      </div>
    </main>
  );
}

function targetOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : '/dashboard';
}
