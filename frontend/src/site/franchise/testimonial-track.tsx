import type { RefObject } from 'react';
import type { QuotesSection } from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { Voice } from '../ui/voice';
import './testimonials.css';

export interface TestimonialsProps extends Pick<QuotesSection, 'items' | 'ratingLabel'> {
  readonly labels: CarouselLabels;
}

interface TestimonialTrackProps extends TestimonialsProps {
  readonly ref?: RefObject<HTMLUListElement | null>;
  /** The only one that can be read; without it, all of them. */
  readonly shown?: number;
}

/** The voices side by side, each as wide as the row. */
export function TestimonialTrack({ items, ratingLabel, labels, ref, shown }: TestimonialTrackProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <ul className="testimonials__track" ref={ref} tabIndex={0} aria-label={labels.region}>
      {items.map((item, place) => {
        const hidden = shown !== undefined && shown !== place;
        return (
          <li key={item.quote} aria-hidden={hidden} inert={hidden}>
            <Voice quote={item} ratingLabel={ratingLabel} />
          </li>
        );
      })}
    </ul>
  );
}
