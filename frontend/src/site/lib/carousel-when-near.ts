import { whenNear } from './when-near';

/** Moves a carousel once a visitor comes near. */
export function carouselWhenNear(section: HTMLElement): void {
  whenNear([section], '200px', () => {
    import('./carousel').then(
      ({ runCarousel }) => runCarousel(section),
      // It can be read and swiped as it is.
      () => {},
    );
  });
}
