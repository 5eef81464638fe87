import { whenNear } from './when-near';

const known = new WeakSet<Element>();

/** Moves a carousel once a visitor comes near. It is the `ref` of every one; on prerendered pages they are found without React. */
export function carouselWhenNear(section: HTMLElement | null): void {
  if (!section || known.has(section)) return;
  known.add(section);
  whenNear([section], '200px', () => {
    import('./carousel').then(
      ({ runCarousel }) => runCarousel(section),
      // It can be read and swiped as it is.
      () => {},
    );
  });
}
