import type { AnchorHTMLAttributes } from 'react';
import { COMPANY } from '../../content/company';
import type { ActionText, ExternalLink, LinkText } from '../../content/content-page';
import { offlineDialog as english } from '../../content/en/offline';
import type { DialogName } from '../../content/form-texts';
import { offlineDialog as hindi } from '../../content/hi/offline';
import { pathInLanguage, useLanguage } from '../lib/language-context';
import './links.css';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** English path, for example `/contact-us#write`. The link stays in the page's language. */
  readonly to: string;
}

export function Link({ to, ...anchor }: LinkProps) {
  return <a {...anchor} href={pathInLanguage(to, useLanguage())} />;
}

interface ArrowLinkProps {
  readonly link: LinkText | ExternalLink;
  /** Name of the target for screen readers, if other links nearby have the same label. */
  readonly target?: string | undefined;
  /** Makes the nearest positioned box around it clickable. */
  readonly stretched?: boolean;
}

export function ArrowLink({ link, target, stretched }: ArrowLinkProps) {
  const className = `arrow-link${stretched ? ' arrow-link--stretched' : ''}`;
  const name = target && `${link.label}: ${target}`;
  return 'to' in link ? (
    <Link className={className} to={link.to} aria-label={name}>
      {link.label}
    </Link>
  ) : (
    <a className={className} href={link.href} aria-label={name} {...(link.href.startsWith('http') && NEW_TAB)}>
      {link.label}
    </a>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

interface DialogButtonProps {
  readonly dialog: DialogName;
  readonly label: string;
  readonly fallback: string;
  readonly className: string;
}

/** A button that opens a form in a dialog (app/dialog-buttons.ts). Without scripts, it is a link. */
function DialogButton({ dialog, label, fallback, className }: DialogButtonProps) {
  const language = useLanguage();
  return (
    <>
      <noscript>
        <Link className={className} to={fallback}>
          {label}
        </Link>
      </noscript>
      <button
        className={className}
        type="button"
        aria-haspopup="dialog"
        data-dialog={dialog}
        data-fallback={pathInLanguage(fallback, language)}
      >
        {label}
      </button>
      {/* Shown if the dialog cannot be loaded because there is no network. */}
      <template>
        <span className="no-script" role="alert">
          {language === 'hi' ? hindi : english} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a>
        </span>
      </template>
    </>
  );
}

export function ActionLinks({ actions }: { actions: readonly ActionText[] }) {
  return (
    <p className="action-links">
      {actions.map(({ label, to, opens }, place) => {
        const className = place === 0 ? 'button button--call' : 'button button--quiet';
        return opens ? (
          <DialogButton className={className} key={label} dialog={opens} label={label} fallback={to} />
        ) : (
          <Link className={className} key={label} to={to}>
            {label}
          </Link>
        );
      })}
    </p>
  );
}
