import type { QuotesSection, Testimonial } from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { CarouselControls } from '../ui/carousel-controls';
import './testimonials.css';

export function Quotes({ section }: { readonly section: QuotesSection }) {
  return (
    <ul className="quotes" data-reveal="">
      {section.items.map((item) => (
        <li key={item.title}>
          <TestimonialCard testimonial={item} ratingLabel={section.ratingLabel} />
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

/** A row that can be swiped. When it is near the screen, a script moves it automatically (lib/carousel.ts). */
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
              <TestimonialCard testimonial={item} ratingLabel={ratingLabel} />
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls block="testimonials" count={items.length} labels={labels} />
    </section>
  );
}

interface TestimonialCardProps {
  readonly testimonial: Testimonial;
  readonly ratingLabel: string;
}

function TestimonialCard({ testimonial, ratingLabel }: TestimonialCardProps) {
  const { name, role, initials, rating, title, content, quote, location } = testimonial;
  return (
    <figure className="testimonial">
      <figcaption className="testimonial__who">
        <span className="testimonial__initials">{initials}</span>
        <span>
          <strong className="testimonial__name">{name}</strong> {location ? `${role}, ${location}` : role}
        </span>
      </figcaption>
      <p className="testimonial__rating" role="img" aria-label={ratingLabel.replace('{rating}', String(rating))}>
        {'★'.repeat(rating)}
        {'☆'.repeat(5 - rating)}
      </p>
      <p className="testimonial__title">{title}</p>
      <blockquote>
        {quote && <p className="testimonial__quote">{quote}</p>}
        <p>{content}</p>
      </blockquote>
    </figure>
  );
}
