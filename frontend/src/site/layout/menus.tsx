import { COMPANY } from '../../content/company';
import type { MenuPlace, PublicRoute } from '../../content/routes';
import { menuRoutes } from '../lib/addresses';
import { useLanguage, usePage } from '../lib/language-context';
import { Link } from '../ui/links';
import './menus.css';

interface NavLinksProps {
  readonly place: MenuPlace;
  readonly current?: PublicRoute | null;
  readonly className?: string;
}

export function NavLinks({ place, current, className }: NavLinksProps) {
  const language = useLanguage();
  return menuRoutes(place).map(({ id, path, menu }) => (
    <li key={id}>
      <Link className={className} to={path} aria-current={id === current?.id ? 'page' : undefined}>
        {menu.label[language]}
      </Link>
    </li>
  ));
}

interface NavDropdownProps {
  readonly current: PublicRoute | null;
}

/** The header's Being Agripreneur menu. It opens without a script; lib/enhance-page.ts closes it automatically. */
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

interface MobileMenuProps {
  readonly current: PublicRoute | null;
}

/** The full-screen menu on small screens. It opens without a script; lib/enhance-page.ts closes it automatically. */
export function MobileMenu({ current }: MobileMenuProps) {
  const { texts } = usePage();

  return (
    <details className="mobile-menu">
      <summary className="mobile-menu__toggle">
        <span className="mobile-menu__bars" aria-hidden="true" />
        <span className="mobile-menu__word--open">{texts.nav.openMenu}</span>
        <span className="mobile-menu__word--close">{texts.nav.closeMenu}</span>
      </summary>
      <nav className="mobile-menu__panel" aria-label={texts.nav.label}>
        <ul className="mobile-menu__links">
          <NavLinks place="header" current={current} />
          <li>
            <details className="mobile-menu__group">
              <summary>{texts.nav.agripreneur}</summary>
              <ul>
                <NavLinks place="agripreneur" current={current} />
              </ul>
            </details>
          </li>
          <li>
            <details className="mobile-menu__group">
              <summary>{texts.nav.services}</summary>
              <ul>
                <NavLinks place="services" current={current} />
              </ul>
            </details>
          </li>
          <NavLinks place="action" current={current} className="button button--call mobile-menu__action" />
        </ul>
        <p className="mobile-menu__phone">
          {texts.footer.callUs} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a> ·{' '}
          <a href={COMPANY.whatsapp}>WhatsApp</a>
        </p>
      </nav>
    </details>
  );
}
