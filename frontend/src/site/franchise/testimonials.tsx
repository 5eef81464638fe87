import { useRef } from 'react';
import { useComponentWhenNear } from '../lib/use-near-viewport';
import { type TestimonialsProps, TestimonialTrack } from './testimonial-track';

/**
 * Quotes, one at a time. It is a row that one can swipe even without a script; the carousel that replaces it, of the same
 * shape, is loaded only when a visitor scrolls near.
 */
export function Testimonials(props: TestimonialsProps) {
  const root = useRef<HTMLDivElement>(null);
  const Live = useComponentWhenNear(root, importCarousel);

  return <div ref={root}>{Live ? <Live {...props} /> : <TestimonialRow {...props} />}</div>;
}

function importCarousel() {
  return import('./testimonial-carousel').then(({ TestimonialCarousel }) => TestimonialCarousel);
}

function TestimonialRow(props: TestimonialsProps) {
  return (
    <section className="testimonials" aria-label={props.labels.region}>
      <TestimonialTrack {...props} />
      <div className="testimonials__controls" />
    </section>
  );
}
