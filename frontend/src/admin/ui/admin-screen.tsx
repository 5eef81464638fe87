import type { ReactNode } from 'react';
import { AdminHeader, type AdminHeaderProps } from './admin-header';
import './admin-screen.css';
import { ErrorBoundary } from './errors/error-boundary';

/** A screen behind the sign-in: its bar and what is below it. */
export function AdminScreen({ children, ...header }: AdminHeaderProps & { readonly children: ReactNode }) {
  return (
    <>
      <AdminHeader {...header} />
      <main className="admin-screen">
        <ErrorBoundary part={header.title}>{children}</ErrorBoundary>
      </main>
    </>
  );
}
