import type { Testimonial } from '../../content/content-page';
import './voice.css';

interface VoiceProps {
  readonly testimonial: Testimonial;
  /** What is read out for the stars; `{rating}` is filled in. */
  readonly ratingLabel: string;
}

/** A testimonial: first who it is, then stars, title and text. A story has a quote before its text. */
export function Voice({ testimonial, ratingLabel }: VoiceProps) {
  const { name, role, initials, rating, title, content, quote, location } = testimonial;
  return (
    <figure className="voice">
      <figcaption className="voice__who">
        <span className="voice__initials">{initials}</span>
        <span>
          <strong className="voice__name">{name}</strong> {location ? `${role}, ${location}` : role}
        </span>
      </figcaption>
      <p className="voice__rating" role="img" aria-label={ratingLabel.replace('{rating}', String(rating))}>
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </p>
      <p className="voice__title">{title}</p>
      <blockquote>
        {quote && <p className="voice__quote">{quote}</p>}
        <p>{content}</p>
      </blockquote>
    </figure>
  );
}
