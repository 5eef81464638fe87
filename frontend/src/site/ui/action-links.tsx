import { use } from 'react';
import { Link } from 'react-router-dom';
import type { ActionText } from '../../content/content-page';
import { PageDialogContext } from './page-dialog';
import './action-links.css';

/** A row of buttons: the first stands out, the others are quiet. */
export function ActionLinks({ actions }: { actions: readonly ActionText[] }) {
  const Opener = use(PageDialogContext);
  return (
    <p className="action-links">
      {actions.map((action, place) => {
        const className = place === 0 ? 'button button--call' : 'button button--quiet';
        if (Opener && action.opens) return <Opener className={className} key={action.label} action={action} />;
        return (
          <Link className={className} key={action.label} to={action.to}>
            {action.label}
          </Link>
        );
      })}
    </p>
  );
}
