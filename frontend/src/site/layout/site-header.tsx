import { useDeferredValue, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { COMPANY } from '../../content/company';
import type { PublicRoute } from '../../content/routes';
import { pathInLanguage, useLanguage } from '../lib/language-context';
import { MobileMenu } from './mobile-menu';
import { NavDropdown } from './nav-dropdown';
import { NavLinks } from './nav-links';
import { useScrolled } from './use-scrolled';
import './site-header.css';

interface SiteHeaderProps {
  readonly current: PublicRoute | null;
  readonly onMenuToggle: (open: boolean) => void;
}

export function SiteHeader({ current, onMenuToggle }: SiteHeaderProps) {
  const top = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(top);
  const { texts, language } = useLanguage();

  return (
    <>
      <div className="site-header__page-top" ref={top} />
      <header className={scrolled ? 'site-header site-header--scrolled' : 'site-header'}>
        <div className="site-header__row">
          <Link className="site-header__logo" to="/" aria-label={texts.nav.home}>
            <img className="site-header__mark" src="/icon.svg" alt="" width="40" height="40" loading="lazy" />
            {COMPANY.name[language]}
          </Link>
          <nav className="site-header__nav" aria-label={texts.nav.label}>
            <ul className="site-header__links">
              <NavLinks place="header" current={current} />
              <NavDropdown current={current} />
              <NavLinks place="action" current={current} className="button button--call site-header__action" />
            </ul>
          </nav>
          <LanguageSwitch current={current} />
          <MobileMenu current={current} onToggle={onMenuToggle} />
        </div>
      </header>
    </>
  );
}

/**
 * Leads to the same place in the other language; a plain link, because the whole document changes its language. The
 * prerendered page knows no query and no anchor, so these come after the first render.
 */
function LanguageSwitch({ current }: { current: PublicRoute | null }) {
  const { language, texts } = useLanguage();
  const other = language === 'en' ? 'hi' : 'en';
  const { search, hash } = useLocation();
  const place = useDeferredValue(search + hash, '');
  return (
    <a
      className="site-header__language"
      href={pathInLanguage(current?.path ?? '/', other) + place}
      hrefLang={other}
      lang={other}
    >
      {texts.nav.otherLanguage}
    </a>
  );
}
