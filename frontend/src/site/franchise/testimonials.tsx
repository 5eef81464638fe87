import type { QuotesSection } from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { CarouselControls } from '../ui/carousel-controls';
import { Voice } from '../ui/voice';
import './testimonials.css';

const ADVANCE_MS = 8_000;
const LOCK_MS = 500;

interface TestimonialsProps extends Pick<QuotesSection, 'items' | 'ratingLabel'> {
  readonly labels: CarouselLabels;
}

/**
 * Quotes side by side, each as wide as the row, which one can swipe even without a script; what moves it is loaded only when a
 * visitor scrolls near (lib/carousel.ts).
 */
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
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
