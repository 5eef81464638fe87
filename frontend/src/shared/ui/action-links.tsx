import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActionText } from '../../content/topic';
import './band.css';
import { type PageDialog, PageDialogContext } from './page-dialog';

/** The first action is the one we want people to take; the others stand back. */
export function ActionLinks({ actions }: { actions: readonly ActionText[] }) {
  const dialog = use(PageDialogContext);
  return (
    <p className="actions">
      {actions.map((action, place) => {
        const look = place === 0 ? 'button button--call' : 'button button--quiet';
        if (action.opens && dialog) return <Opener key={action.label} action={action} look={look} dialog={dialog} />;
        return (
          <Link className={look} key={action.label} to={action.to}>
            {action.label}
          </Link>
        );
      })}
    </p>
  );
}

interface OpenerProps {
  readonly action: ActionText;
  readonly look: string;
  readonly dialog: PageDialog;
}

/** Where scripts are off, the link stands in the button's place. */
function Opener({ action: { label, to }, look, dialog }: OpenerProps) {
  const [waiting, setWaiting] = useState(false);
  return (
    <>
      <noscript>
        <Link className={look} to={to}>
          {label}
        </Link>
      </noscript>
      <button
        className={look}
        type="button"
        aria-haspopup="dialog"
        aria-busy={waiting}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
        onClick={async ({ currentTarget }) => {
          setWaiting(true);
          await dialog.open(currentTarget, to);
          setWaiting(false);
        }}
      >
        {label}
      </button>
    </>
  );
}
