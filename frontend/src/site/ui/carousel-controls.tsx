import type { CarouselLabels } from '../../content/home';
import type { IconName } from '../../content/icon-names';
import { Icon } from '../../shared/ui/icon';

interface CarouselControlsProps {
  /** The CSS block with the elements `__controls`, `__control` and `__dot`. */
  readonly block: string;
  readonly count: number;
  readonly labels: CarouselLabels;
}

/** The buttons of a carousel. Hidden, with their space reserved, until lib/carousel.ts runs. */
export function CarouselControls({ block, count, labels }: CarouselControlsProps) {
  const control = (kind: 'previous' | 'next' | 'pause', label: string, ...icons: IconName[]) => (
    <button
      type="button"
      className={`${block}__control`}
      data-carousel-button={kind}
      aria-label={label}
      aria-pressed={kind === 'pause' ? false : undefined}
    >
      {icons.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
    </button>
  );

  return (
    <div className={`${block}__controls`} hidden>
      {control('previous', labels.previous, 'caret-left')}
      {[...Array(count).keys()].map((place) => (
        <button
          key={place}
          type="button"
          className={`${block}__dot`}
          data-carousel-button="place"
          aria-label={labels.goTo.replace('{n}', String(place + 1))}
          aria-current={place === 0}
        />
      ))}
      {control('next', labels.next, 'caret-right')}
      {control('pause', labels.pause, 'pause', 'play')}
    </div>
  );
}
