import { useEffect, useRef } from 'react';
import { COMPANY } from '../../content/company';
import type { PublicRoute } from '../../content/routes';
import { useLanguage } from '../lib/language-context';
import { NavLinks } from './nav-links';
import { useDismissal } from './use-dismissal';
import './mobile-menu.css';

interface MobileMenuProps {
  readonly current: PublicRoute | null;
  readonly onToggle: (open: boolean) => void;
}

/** From this width on the header shows its links itself; the same figure stands in the layout's style sheets. */
const WIDE = '(min-width: 78rem)';

/** The full-screen menu of small screens. It opens without a script; with one it also closes by itself. */
export function MobileMenu({ current, onToggle }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details, { whenFocusLeaves: false });
  const { texts } = useLanguage();

  useEffect(() => {
    const menu = details.current;
    if (menu?.open) onToggle(true);
    const wide = window.matchMedia(WIDE);
    const close = () => {
      if (menu) menu.open = false;
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onToggle]);

  return (
    <details
      className="mobile-menu"
      ref={details}
      suppressHydrationWarning
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
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
          <NavLinks place="action" current={current} className="button button--call mobile-menu__action" />
        </ul>
        <p className="mobile-menu__phone">
          {texts.footer.callUs} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a>
        </p>
      </nav>
    </details>
  );
}
