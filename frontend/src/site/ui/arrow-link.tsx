import type { ExternalLink, LinkText } from '../../content/content-page';
import { Link } from './link';
import './arrow-link.css';

interface ArrowLinkProps {
  readonly link: LinkText | ExternalLink;
  /** Names its target for screen readers if other links nearby have the same label. */
  readonly target?: string | undefined;
  /** Makes the whole box around it its target, the next one that is positioned. */
  readonly stretched?: boolean;
}

/** A link on a line of its own: to a page of ours, to another site in a new tab, or to a mail. */
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
