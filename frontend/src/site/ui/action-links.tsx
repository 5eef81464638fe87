import type { ActionText } from '../../content/content-page';
import { DialogButton } from './dialog-button';
import { Link } from './link';
import './action-links.css';

/** A row of buttons: the first stands out, the others are quiet. */
export function ActionLinks({ actions }: { actions: readonly ActionText[] }) {
  return (
    <p className="action-links">
      {actions.map(({ label, to, opens }, place) => {
        const className = place === 0 ? 'button button--call' : 'button button--quiet';
        return opens ? (
          <DialogButton className={className} key={label} dialog={opens} label={label} fallback={to} />
        ) : (
          <Link className={className} key={label} to={to}>
            {label}
          </Link>
        );
      })}
    </p>
  );
}
