import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarouselLabels, HeroSlide } from '../../content/home';
import { Icon } from '../../shared/ui/icon';
import { Illustration } from '../ui/illustration';
import { useCarousel } from '../ui/use-carousel';
import './hero-carousel.css';

const AUTOPLAY_MS = 5000;

/**
 * The home page's slides. They lie over each other and fade; the prerendered page holds the first one's picture, and
 * those of the others are loaded only after the page itself.
 */
export function HeroCarousel({ slides, labels }: { slides: readonly HeroSlide[]; labels: CarouselLabels }) {
  const { index, playing, goTo, next, previous, toggle, interactionProps } = useCarousel({
    count: slides.length,
    intervalMs: AUTOPLAY_MS,
  });
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
            aria-label={fill(labels.slide, place + 1, slides.length)}
            aria-hidden={place !== index}
            inert={place !== index}
          >
            <div className="hero-carousel__illustration illustration-box">
              {(place === 0 || pageLoaded) && (
                <Illustration
                  name={slide.illustration}
                  alt={slide.illustrationAlt}
                  priority={place === 0}
                  width="100vw"
                />
              )}
            </div>
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
      <div className="hero-carousel__controls">
        <button type="button" className="hero-carousel__control" aria-label={labels.previous} onClick={previous}>
          <Icon name="caret-left" />
        </button>
        {slides.map((slide, place) => (
          <button
            key={slide.title}
            type="button"
            className="hero-carousel__dot"
            aria-label={fill(labels.goTo, place + 1, slides.length)}
            aria-current={place === index}
            onClick={() => goTo(place)}
          />
        ))}
        <button type="button" className="hero-carousel__control" aria-label={labels.next} onClick={next}>
          <Icon name="caret-right" />
        </button>
        <button
          type="button"
          className="hero-carousel__control"
          aria-label={playing ? labels.pause : labels.play}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
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

function fill(label: string, n: number, count: number): string {
  return label.replace('{n}', String(n)).replace('{count}', String(count));
}
