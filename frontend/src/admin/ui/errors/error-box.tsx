import type { ReactNode } from 'react';
import './error-box.css';

/** The red box over a form: why what it sent was refused. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <p className="error-box" role="alert">
      {children}
    </p>
  );
}
