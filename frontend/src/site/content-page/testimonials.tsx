import type { QuotesSection, Testimonial } from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { CarouselControls } from '../ui/carousel-controls';
import './testimonials.css';

export function Quotes({ section }: { readonly section: QuotesSection }) {
  return (
    <ul className="quotes" data-reveal="">
      {section.items.map((item) => (
        <li key={item.title}>
          <Voice testimonial={item} ratingLabel={section.ratingLabel} />
        </li>
      ))}
    </ul>
  );
}

const ADVANCE_MS = 8_000;
const LOCK_MS = 500;

interface TestimonialsProps extends Pick<QuotesSection, 'items' | 'ratingLabel'> {
  readonly labels: CarouselLabels;
}

/** A row that can be swiped. A script moves it automatically when it comes near the screen (lib/carousel.ts). */
export function Testimonials({ items, ratingLabel, labels }: TestimonialsProps) {
  return (
    <section
      className="testimonials"
      aria-roledescription="carousel"
      aria-label={labels.region}
      data-interval-ms={ADVANCE_MS}
      data-lock-ms={LOCK_MS}
    >
      <div aria-live="off">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard */}
        <ul className="testimonials__track" tabIndex={0} aria-label={labels.region} data-carousel-row="">
          {items.map((item) => (
            <li key={item.title} data-carousel-slide="">
              <Voice testimonial={item} ratingLabel={ratingLabel} />
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls block="testimonials" count={items.length} labels={labels} />
    </section>
  );
}

interface VoiceProps {
  readonly testimonial: Testimonial;
  readonly ratingLabel: string;
}

function Voice({ testimonial, ratingLabel }: VoiceProps) {
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
