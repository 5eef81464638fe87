import type { CarouselLabels, HeroSlide } from '../../content/home';
import { CarouselControls } from '../ui/carousel-controls';
import { Illustration } from '../ui/illustration';
import { Link } from '../ui/links';
import './hero-carousel.css';

const AUTOPLAY_MS = 5000;

/** The home page's slides. Only the first picture loads with the page. Without scripts, the slides are in a column. */
export function HeroCarousel({ slides, labels }: { slides: readonly HeroSlide[]; labels: CarouselLabels }) {
  return (
    <section
      className="hero-carousel"
      aria-roledescription="carousel"
      aria-label={labels.region}
      data-interval-ms={AUTOPLAY_MS}
    >
      <div className="hero-carousel__slides" aria-live="off">
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not for text and a picture
          <div
            key={slide.title}
            className="hero-carousel__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide.replace('{n}', String(place + 1)).replace('{count}', String(slides.length))}
            data-carousel-slide=""
            data-shown={place === 0 ? '' : undefined}
          >
            <Illustration
              className="hero-carousel__illustration"
              name={slide.illustration}
              alt={slide.illustrationAlt}
              priority={place === 0}
              upright
            />
            <div className="hero-carousel__board">
              <p className="hero-carousel__subtitle">{slide.subtitle}</p>
              <h2 className="hero-carousel__title">{slide.title}</h2>
              <p className="hero-carousel__text">{slide.text}</p>
              <Link className="button button--call" to={slide.action.to}>
                {slide.action.label}
              </Link>
            </div>
          </div>
        ))}
      </div>
      <CarouselControls block="hero-carousel" count={slides.length} labels={labels} />
    </section>
  );
}
