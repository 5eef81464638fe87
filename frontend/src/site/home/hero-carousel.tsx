import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarouselLabels, HeroSlide } from '../../content/home';
import { CarouselControls } from '../ui/carousel-controls';
import { Illustration } from '../ui/illustration';
import { useCarousel } from '../ui/use-carousel';
import './hero-carousel.css';

const AUTOPLAY_MS = 5000;

/**
 * The home page's slides. They lie over each other and fade; the prerendered page holds the first one's picture, and
 * those of the others are loaded only after the page itself. Without a script the slides stand below each other.
 */
export function HeroCarousel({ slides, labels }: { slides: readonly HeroSlide[]; labels: CarouselLabels }) {
  const carousel = useCarousel({ count: slides.length, intervalMs: AUTOPLAY_MS });
  const { index, playing, interactionProps } = carousel;
  const pageLoaded = usePageLoaded();

  return (
    <section className="hero-carousel" aria-roledescription="carousel" aria-label={labels.region} {...interactionProps}>
      <div className="hero-carousel__slides" aria-live={playing ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of text and picture, not a set of form fields
          <div
            key={slide.title}
            className={place === index ? 'hero-carousel__slide hero-carousel__slide--shown' : 'hero-carousel__slide'}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide.replace('{n}', String(place + 1)).replace('{count}', String(slides.length))}
            aria-hidden={pageLoaded && place !== index}
            inert={pageLoaded && place !== index}
          >
            <Illustration
              className="hero-carousel__illustration"
              name={slide.illustration}
              alt={slide.illustrationAlt}
              priority={place === 0}
              upright
              later={place > 0 && !pageLoaded}
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
      <CarouselControls block="hero-carousel" carousel={carousel} count={slides.length} labels={labels} />
    </section>
  );
}

function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const onLoad = () => setLoaded(true);
    if (document.readyState === 'complete') return onLoad();
    window.addEventListener('load', onLoad);
    return () => window.removeEventListener('load', onLoad);
  }, []);
  return loaded;
}
