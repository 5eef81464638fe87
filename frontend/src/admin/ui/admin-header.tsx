import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/session-slice';
import './admin-header.css';

export interface AdminHeaderProps {
  readonly title: string;
  /** The ways to the other screens, and what can be done on this one. */
  readonly links: ReactNode;
  /** What the signed-in user can do for themselves. */
  readonly account: ReactNode;
}

/** The bar at the top of every screen; its title is the page's too. */
export function AdminHeader({ title, links, account }: AdminHeaderProps) {
  const user = useSelector(selectUser);
  return (
    <header className="admin-header">
      <title>{`${title} | Kisan Canteen`}</title>
      <h1 className="admin-header__title">{title}</h1>
      {user && (
        <span className="admin-header__user" title={user.email}>
          {user.name}
        </span>
      )}
      {links}
      <div className="admin-header__account">{account}</div>
    </header>
  );
}
