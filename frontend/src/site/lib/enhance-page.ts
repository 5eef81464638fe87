/**
 * What a page does without React: menus that close by themselves, a header that changes on scrolling, one open answer at a time, a
 * default picture instead of one that fails to load, and layout of the sections below the screen.
 */
import { DEFAULT_PICTURE } from '../../content/illustrations';
import { whenIdle, whenNear } from './lazy-loading';

const MENUS = '.nav-dropdown, .mobile-menu';
/** From this width the header shows its links. The layout's style sheets have the same width. */
const WIDE = '(min-width: 78rem)';

/** Called once, when the page is in the document. */
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
    // A click on the backdrop hits the menu itself, any other one of its children.
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

/** While the full-screen menu is open, nothing behind it can be reached. */
function makeBackgroundInert(): void {
  const update = () => {
    const open = document.querySelector<HTMLDetailsElement>('.mobile-menu')?.open === true;
    for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', open);
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', update, { capture: true });
  update();
}

/** The header is green once the page's first 10 pixels are out of sight. */
function markScrolled(): void {
  const top = document.querySelector('.site-header__page-top');
  if (!top || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    const scrolled = entries.at(-1)?.isIntersecting === false;
    document.querySelector('.site-header')?.classList.toggle('site-header--scrolled', scrolled);
  });
  observer.observe(top);
}

/** If large text leaves too little room for the header's links, the small screens' menu replaces them. */
function fitHeader(): void {
  const header = document.querySelector('.site-header');
  const row = header?.querySelector('.site-header__row');
  if (!header || !row || !('ResizeObserver' in window)) return;
  // Its height changes with the text size.
  new ResizeObserver(() => {
    header.classList.remove('site-header--compact');
    header.classList.toggle('site-header--compact', row.scrollWidth > row.clientWidth);
  }).observe(row);
}

/** Adds the query and the anchor, which a prerendered page does not know, to the link to the other language. */
function keepPlaceInOtherLanguage(): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.site-header__language') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, update);
}

/** For browsers that do not support `name` on `<details>`. */
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

/** The page may have been prerendered in an earlier year. */
function showYear(): void {
  const line = document.querySelector('.site-footer__copyright');
  const text = line?.textContent.replace(/\d{4}/, String(new Date().getFullYear()));
  if (line && text && line.textContent !== text) line.textContent = text;
}

/** Their layout is skipped at first, by `content-visibility` (section.css). */
const OFFSCREEN_SECTIONS = '.section, .roadmap-banner, .site-footer';

/** Lays out one section whenever the processor is free, so that positions on the page and pictures of all of it are exact. */
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

/** Loads and runs a carousel when it comes near the screen. */
export function carouselWhenNear(section: HTMLElement): void {
  whenNear([section], '200px', () => {
    import('./carousel').then(
      ({ runCarousel }) => runCarousel(section),
      // It can be read and swiped without a script.
      () => {},
    );
  });
}
