import type { Quote } from '../../content/content-page';
import './voice.css';

interface VoiceProps {
  readonly quote: Quote;
  /** What is read out for the stars; `{rating}` is filled in. */
  readonly ratingLabel: string;
}

/** What one person says: stars, title, words and who it is. */
export function Voice({ quote: { title, rating, quote, role }, ratingLabel }: VoiceProps) {
  return (
    <figure className="voice">
      <p className="voice__rating" role="img" aria-label={ratingLabel.replace('{rating}', String(rating))}>
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </p>
      <p className="voice__title">{title}</p>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>{role}</figcaption>
    </figure>
  );
}
