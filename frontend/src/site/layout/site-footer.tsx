import { mailAddress } from '@lead-types/contact-address';
import { COMPANY, SOCIAL_PROFILES } from '../../content/company';
import { useLanguage, usePage } from '../lib/language-context';
import { Link } from '../ui/links';
import { SampleNote } from '../ui/notices';
import { NavLinks } from './menus';
import './site-footer.css';

export function SiteFooter() {
  const language = useLanguage();
  const { texts } = usePage();
  const { footer } = texts;

  return (
    <footer className="site-footer">
      <div className="site-footer__columns">
        <div>
          <p className="site-footer__name">{COMPANY.name[language]}</p>
          <p>{footer.tagline}</p>
          <SampleNote />
        </div>
        <nav className="site-footer__services" aria-labelledby="footer-services">
          <h2 className="site-footer__title" id="footer-services">
            {footer.services}
          </h2>
          <ul>
            <NavLinks place="services" />
          </ul>
        </nav>
        <div>
          <h2 className="site-footer__title">{footer.visit}</h2>
          <address>
            {COMPANY.address[language].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className="site-footer__hours">{footer.hours}</p>
          <p className="site-footer__reach">
            <a href={COMPANY.phone.href} aria-label={`${footer.callUs}: ${COMPANY.phone.label}`}>
              {COMPANY.phone.label}
            </a>
            <a href={mailAddress(COMPANY.email)} aria-label={`${footer.writeToUs}: ${COMPANY.email}`}>
              {COMPANY.email}
            </a>
            <Link to="/track">{footer.track}</Link>
          </p>
        </div>
        <nav className="site-footer__follow" aria-labelledby="footer-follow">
          <h2 className="site-footer__title" id="footer-follow">
            {footer.follow}
          </h2>
          <ul>
            {SOCIAL_PROFILES.map((profile) => (
              <li key={profile.id}>
                {profile.href === '/' ? (
                  <Link to="/">{profile.name}</Link>
                ) : (
                  <a href={profile.href} rel="noopener">
                    {profile.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="site-footer__end">
        <p className="site-footer__copyright">{footer.copyright.replace('{year}', String(new Date().getFullYear()))}</p>
        <nav aria-label={footer.legal}>
          <ul className="site-footer__legal">
            <NavLinks place="legal" />
          </ul>
        </nav>
      </div>
    </footer>
  );
}
