import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CarouselControls } from '../ui/carousel-controls';
import { useCarousel } from '../ui/use-carousel';
import { type TestimonialsProps, TestimonialTrack } from './testimonial-track';

const ADVANCE_MS = 8_000;
const LOCK_MS = 500;

/** The row of voices, advancing by itself, with its controls. A swipe moves it as well. */
export function TestimonialCarousel(props: TestimonialsProps) {
  const { items, labels } = props;
  const track = useRef<HTMLUListElement>(null);
  const carousel = useCarousel({ count: items.length, intervalMs: ADVANCE_MS, lockMs: LOCK_MS });
  const { index, playing, goTo, interactionProps } = carousel;

  useEffect(() => {
    const row = track.current;
    row?.scrollTo?.({ left: index * row.clientWidth });
  }, [index]);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    let rest: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(rest);
      // A swipe's end counts once the lock of the change before it is off, or the marks would lag behind the row.
      rest = setTimeout(() => {
        const reached = Math.round(row.scrollLeft / (row.clientWidth || 1));
        if (reached !== index) goTo(reached);
      }, LOCK_MS);
    };
    row.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      row.removeEventListener('scroll', onScroll);
    };
  }, [index, goTo]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser would scroll the row a little as well.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault();
    interactionProps.onKeyDown(event);
  };

  return (
    <section
      className="testimonials"
      aria-roledescription="carousel"
      aria-label={labels.region}
      {...interactionProps}
      onKeyDown={onKeyDown}
    >
      <div aria-live={playing ? 'off' : 'polite'}>
        <TestimonialTrack {...props} ref={track} shown={index} />
      </div>
      <CarouselControls block="testimonials" carousel={carousel} count={items.length} labels={labels} />
    </section>
  );
}
