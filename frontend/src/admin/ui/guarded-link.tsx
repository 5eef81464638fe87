import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { askBeforeLeaving, isHeldUp } from './dialogs/back-guard';

/** A link to another screen or lead that first asks about what is not saved here. */
export function GuardedLink({ to, onClick, ...link }: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        onClick?.(event);
        const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || isElsewhere || !isHeldUp()) return;
        event.preventDefault();
        askBeforeLeaving(() => void navigate(to));
      }}
      {...link}
    />
  );
}
