import type { ReactNode } from 'react';
import { AdminHeader } from './admin-header';
import './admin-screen.css';
import { ErrorBoundary } from './errors/error-boundary';

interface AdminScreenProps {
  readonly title: string;
  /** What its bar holds beside the title. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: its bar and what is below it. */
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
