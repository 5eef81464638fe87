import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from './errors/error-boundary';
import './admin-screen.css';

interface AdminScreenProps {
  readonly title: string;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

export function AdminScreen({ title, bar, children }: AdminScreenProps) {
  return (
    <>
      <AdminHeader title={title}>{bar}</AdminHeader>
      <main className="admin-screen">
        <ErrorBoundary key={title} part={title}>
          {children}
        </ErrorBoundary>
      </main>
    </>
  );
}

interface AdminHeaderProps {
  readonly title: string;
  readonly children: ReactNode;
}

function AdminHeader({ title, children }: AdminHeaderProps) {
  return (
    <header className="admin-header">
      <title>{`${title} | Kisan Canteen`}</title>
      <Link className="admin-header__mark" to="/dashboard" aria-label="Kisan Canteen, leads">
        <img className="admin-header__picture" src="/icon.svg" alt="" width="32" height="32" />
      </Link>
      <h1 className="admin-header__title">{title}</h1>
      {children}
    </header>
  );
}
