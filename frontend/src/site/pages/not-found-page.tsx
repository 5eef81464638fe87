import { Link } from 'react-router-dom';
import { useLanguage } from '../lib/language-context';
import './not-found-page.css';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const { code, title, text, home } = useLanguage().texts.notFound;
  return (
    <div className="lost">
      <p className="lost__code">{code}</p>
      <h1 className="lost__title">{title}</h1>
      <p className="lost__text">{text}</p>
      <Link className="button" to="/">
        {home}
      </Link>
    </div>
  );
}
