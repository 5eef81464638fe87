import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/session-slice';
import './admin.css';

/** The bar at the top of every back-office screen. */
export function AdminHeader({ title, children }: { title: string; children: ReactNode }) {
  const user = useSelector(selectUser);
  return (
    <header className="office-head">
      <title>{`${title} | Kisan Canteen`}</title>
      <h1 className="office-head__title">{title}</h1>
      {user && (
        <span className="office-head__who" title={user.email}>
          {user.name}
        </span>
      )}
      {children}
    </header>
  );
}
