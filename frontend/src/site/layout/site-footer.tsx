import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { COMPANY, SOCIAL_PROFILES } from '../../content/company';
import { useLanguage } from '../lib/language-context';
import { NavLinks } from './nav-links';
import './site-footer.css';

export function SiteFooter({ inert }: { readonly inert: boolean }) {
  const { language, texts } = useLanguage();
  const { footer } = texts;

  return (
    <footer className="site-footer" inert={inert}>
      <div className="site-footer__columns">
        <div>
          <p className="site-footer__name">{COMPANY.name[language]}</p>
          <p>{footer.tagline}</p>
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
            <a href={`mailto:${COMPANY.email}`} aria-label={`${footer.writeToUs}: ${COMPANY.email}`}>
              {COMPANY.email}
            </a>
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
        <Copyright />
        <nav aria-label={footer.legal}>
          <ul className="site-footer__legal">
            <NavLinks place="legal" />
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** The year is the visitor's own, however long ago the page was prerendered. */
function Copyright() {
  const { copyright } = useLanguage().texts.footer;
  const line = useRef<HTMLParagraphElement>(null);
  const text = copyright.replace('{year}', String(new Date().getFullYear()));

  useEffect(() => {
    if (line.current && line.current.textContent !== text) line.current.textContent = text;
  }, [text]);

  return (
    <p ref={line} suppressHydrationWarning>
      {text}
    </p>
  );
}
