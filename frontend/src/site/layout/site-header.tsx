import { COMPANY } from '../../content/company';
import type { PublicRoute } from '../../content/routes';
import { pathInLanguage, useLanguage, usePage } from '../lib/language-context';
import { Link } from '../ui/links';
import { MobileMenu, NavDropdown, NavLinks } from './menus';
import './site-header.css';

interface SiteHeaderProps {
  readonly current: PublicRoute | null;
}

export function SiteHeader({ current }: SiteHeaderProps) {
  const language = useLanguage();
  const { texts } = usePage();

  return (
    <>
      <div className="site-header__page-top" />
      <header className="site-header">
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
          <MobileMenu current={current} />
        </div>
      </header>
    </>
  );
}

function LanguageSwitch({ current }: { current: PublicRoute | null }) {
  const language = useLanguage();
  const { texts } = usePage();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <a
      className="site-header__language"
      href={pathInLanguage(current?.path ?? '/', other)}
      hrefLang={other}
      lang={other}
    >
      {texts.nav.otherLanguage}
    </a>
  );
}
