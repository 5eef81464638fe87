import type { CarouselLabels } from '../../content/home';
import type { IconName } from '../../content/icon-names';
import { Icon } from '../../shared/ui/icon';
import type { Carousel } from './use-carousel';

interface CarouselControlsProps {
  /** The CSS block that styles them: its `__controls`, `__control` and `__dot`. */
  readonly block: string;
  readonly carousel: Carousel;
  readonly count: number;
  readonly labels: CarouselLabels;
}

/** Back, one dot for each place, on, and pause or play. */
export function CarouselControls({ block, carousel, count, labels }: CarouselControlsProps) {
  const { index, playing, goTo, next, previous, toggle } = carousel;
  const control = (label: string, icon: IconName, onClick: () => void) => (
    <button type="button" className={`${block}__control`} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );

  return (
    <div className={`${block}__controls`}>
      {control(labels.previous, 'caret-left', previous)}
      {[...Array(count).keys()].map((place) => (
        <button
          key={place}
          type="button"
          className={`${block}__dot`}
          aria-label={labels.goTo.replace('{n}', String(place + 1))}
          aria-current={place === index}
          onClick={() => goTo(place)}
        />
      ))}
      {control(labels.next, 'caret-right', next)}
      {playing ? control(labels.pause, 'pause', toggle) : control(labels.play, 'play', toggle)}
    </div>
  );
}
