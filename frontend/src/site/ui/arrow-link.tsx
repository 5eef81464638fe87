import { Link } from 'react-router-dom';
import type { ExternalLink, LinkText } from '../../content/content-page';
import './section.css';

/** A link on a line of its own: to a page of ours, or to another site in a new tab. */
export function ArrowLink({ link }: { link: LinkText | ExternalLink }) {
  if ('to' in link) {
    return (
      <Link className="arrow-link" to={link.to}>
        {link.label}
      </Link>
    );
  }
  return (
    <a className="arrow-link" href={link.href} target="_blank" rel="noopener noreferrer">
      {link.label}
    </a>
  );
}
