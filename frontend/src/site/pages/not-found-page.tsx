import { usePage } from '../lib/language-context';
import { Link } from '../ui/links';
import './not-found-page.css';

export function NotFoundPage() {
  const { code, title, text, home } = usePage().texts.notFound;
  return (
    <div className="not-found-page">
      <p className="not-found-page__code">{code}</p>
      <h1 className="not-found-page__title">{title}</h1>
      <p className="not-found-page__text">{text}</p>
      <Link className="button" to="/">
        {home}
      </Link>
    </div>
  );
}
