import { Link } from 'react-router-dom';
import type { ExternalLink, LinkText } from '../../content/content-page';
import './arrow-link.css';

interface ArrowLinkProps {
  readonly link: LinkText | ExternalLink;
  /** Makes the whole box around it its target, the next one that is positioned. */
  readonly stretched?: boolean;
}

/** A link on a line of its own: to a page of ours, to another site in a new tab, or to a mail. */
export function ArrowLink({ link, stretched }: ArrowLinkProps) {
  const className = `arrow-link${stretched ? ' arrow-link--stretched' : ''}`;
  if ('to' in link) {
    return (
      <Link className={className} to={link.to}>
        {link.label}
      </Link>
    );
  }
  const newTab = link.href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={className} href={link.href} {...newTab}>
      {link.label}
    </a>
  );
}
