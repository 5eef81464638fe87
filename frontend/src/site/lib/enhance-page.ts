/** Page behaviour without React: menus, header, questions, broken pictures, and the layout of sections off screen. */
import { DEFAULT_PICTURE } from '../../content/illustrations';
import { whenIdle, whenNear } from './lazy-loading';

const MENUS = '.nav-dropdown, .mobile-menu';
/** At this width and above, the header shows its links. The style sheets of the layout use the same value. */
const WIDE = '(min-width: 78rem)';

export function enhancePage(): void {
  closeMenus();
  makeBackgroundInert();
  markScrolled();
  fitHeader();
  keepPlaceInOtherLanguage();
  openOneAnswerAtATime();
  replaceBrokenPictures();
  showYear();
  revealOffscreenSections();
}

function closeMenus(): void {
  const close = (isWanted: (menu: HTMLDetailsElement) => boolean = () => true) => {
    for (const menu of openMenus()) if (isWanted(menu)) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The target is the menu itself only for a click on its backdrop.
    close((menu) => link !== null || target === menu || (target instanceof Node && !menu.contains(target)));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) menu.querySelector('summary')?.focus();
    close();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node)) return;
    close((menu) => menu.matches('.nav-dropdown') && !menu.contains(relatedTarget));
  });
  addEventListener('popstate', () => close());
  matchMedia(WIDE).addEventListener('change', () => close((menu) => menu.matches('.mobile-menu')));
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(MENUS)].filter(({ open }) => open);
}

function makeBackgroundInert(): void {
  const update = () => {
    const open = document.querySelector<HTMLDetailsElement>('.mobile-menu')?.open === true;
    for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', open);
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', update, { capture: true });
  update();
}

function markScrolled(): void {
  const top = document.querySelector('.site-header__page-top');
  if (!top || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    const scrolled = entries.at(-1)?.isIntersecting === false;
    document.querySelector('.site-header')?.classList.toggle('site-header--scrolled', scrolled);
  });
  observer.observe(top);
}

/** Replaces the header's links with the small-screen menu if large text leaves no room for them. */
function fitHeader(): void {
  const header = document.querySelector('.site-header');
  const row = header?.querySelector('.site-header__row');
  if (!header || !row || !('ResizeObserver' in window)) return;
  // The row's height changes with the text size.
  new ResizeObserver(() => {
    header.classList.remove('site-header--compact');
    header.classList.toggle('site-header--compact', row.scrollWidth > row.clientWidth);
  }).observe(row);
}

/** Adds the current query and hash to the language link. When the page is prerendered, they are not known. */
function keepPlaceInOtherLanguage(): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.site-header__language') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, update);
}

/** Closes the other answers, for browsers that do not support `name` on `<details>`. */
function openOneAnswerAtATime(): void {
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.questions__item')) return;
    for (const other of target.parentElement?.querySelectorAll('details') ?? [])
      if (other !== target) other.open = false;
  };
  document.addEventListener('toggle', closeOthers, { capture: true });
}

function replaceBrokenPictures(): void {
  const replace = (image: HTMLImageElement) => {
    const replaced = image.src.replace(/\/pictures\/[a-z-]+(?=-wide-)/, `/pictures/${DEFAULT_PICTURE}`);
    if (replaced === image.src) return;
    for (const source of image.parentElement?.querySelectorAll('source') ?? [])
      source.srcset = source.srcset.replace(/\/pictures\/[a-z-]+(?=-(wide|phone)-)/g, `/pictures/${DEFAULT_PICTURE}`);
    image.src = replaced;
  };
  // `error` does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), {
    capture: true,
  });
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replace(image);
}

/** Shows the current year, because the page might have been prerendered in an earlier one. */
function showYear(): void {
  const line = document.querySelector('.site-footer__copyright');
  const text = line?.textContent.replace(/\d{4}/, String(new Date().getFullYear()));
  if (line && text && line.textContent !== text) line.textContent = text;
}

/** `content-visibility` skips the layout of these sections at first (section.css). */
const OFFSCREEN_SECTIONS = '.section, .roadmap-banner, .site-footer';

/** Lays out these sections while the browser is idle, so that scroll positions and full-page screenshots are exact. */
function revealOffscreenSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(OFFSCREEN_SECTIONS)];
  const next = (): void => {
    const section = sections.shift();
    if (!section) return;
    section.style.setProperty('--below-screen', 'visible');
    whenIdle(next);
  };
  whenIdle(next);
}

export function carouselWhenNear(section: HTMLElement): void {
  whenNear([section], '200px', () => {
    import('./carousel').then(
      ({ runCarousel }) => runCarousel(section),
      // Without the script, the carousel can still be read and swiped.
      () => {},
    );
  });
}
