import { COMPANY } from '../../content/company';
import type { PublicRoute } from '../../content/routes';
import { usePage } from '../lib/language-context';
import { NavLinks } from './nav-links';
import './mobile-menu.css';

interface MobileMenuProps {
  readonly current: PublicRoute | null;
}

/** The full-screen menu of small screens. It opens without a script; with one it also closes by itself. */
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
