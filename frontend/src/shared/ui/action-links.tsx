import { Link } from 'react-router-dom';
import type { LinkText } from '../../content/topic';
import './band.css';

/** The first action is the one we want people to take; the others stand back. */
export function ActionLinks({ actions }: { actions: readonly LinkText[] }) {
  return (
    <p className="actions">
      {actions.map((action, place) => (
        <Link
          className={place === 0 ? 'button button--call' : 'button button--quiet'}
          key={action.label}
          to={action.to}
        >
          {action.label}
        </Link>
      ))}
    </p>
  );
}
