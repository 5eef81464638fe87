import type { RefObject } from 'react';
import type { CarouselLabels } from '../../content/home';
import './testimonials.css';

export interface TestimonialsProps {
  readonly items: readonly { readonly quote: string; readonly role: string }[];
  readonly labels: CarouselLabels;
}

interface TestimonialTrackProps extends TestimonialsProps {
  readonly ref?: RefObject<HTMLUListElement | null>;
  /** The only one that can be read; without it, all of them. */
  readonly shown?: number;
}

/** The voices side by side, each as wide as the row. */
export function TestimonialTrack({ items, labels, ref, shown }: TestimonialTrackProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <ul className="testimonials__track" ref={ref} tabIndex={0} aria-label={labels.region}>
      {items.map((item, place) => {
        const hidden = shown !== undefined && shown !== place;
        return (
          <li key={item.quote} aria-hidden={hidden} inert={hidden}>
            <figure className="testimonials__item">
              <blockquote>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption>{item.role}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
