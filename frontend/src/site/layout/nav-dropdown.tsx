import type { PublicRoute } from '../../content/routes';
import { usePage } from '../lib/language-context';
import { NavLinks } from './nav-links';
import './nav-dropdown.css';

interface NavDropdownProps {
  readonly current: PublicRoute | null;
}

/** The header's group Being Agripreneur. It opens without a script; with one it also closes by itself. */
export function NavDropdown({ current }: NavDropdownProps) {
  const { texts } = usePage();

  const holdsCurrent = current?.menu?.place === 'agripreneur';
  return (
    <li>
      <details className="nav-dropdown">
        <summary
          className={holdsCurrent ? 'nav-dropdown__toggle nav-dropdown__toggle--current' : 'nav-dropdown__toggle'}
        >
          {texts.nav.agripreneur}
        </summary>
        <ul className="nav-dropdown__links">
          <NavLinks place="agripreneur" current={current} />
        </ul>
      </details>
    </li>
  );
}
