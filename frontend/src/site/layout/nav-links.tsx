import { Link } from 'react-router-dom';
import type { PublicRoute } from '../../content/routes';
import { type LayoutTexts, useLanguage } from '../lib/language-context';

type FramePlace = NonNullable<PublicRoute['frame']>[number];

interface NavLinksProps {
  readonly routes: readonly PublicRoute[];
  readonly place: FramePlace;
  readonly current?: PublicRoute | null;
  readonly className?: string;
}

/** List items with a link to every page that the routes table puts in this place of the frame. */
export function NavLinks({ routes, place, current, className }: NavLinksProps) {
  const { texts } = useLanguage();
  return routesIn(routes, place).map((route) => (
    <li key={route.id}>
      <Link className={className} to={route.path} aria-current={route.id === current?.id ? 'page' : undefined}>
        {pageName(texts, route)}
      </Link>
    </li>
  ));
}

export function routesIn(routes: readonly PublicRoute[], place: FramePlace): readonly PublicRoute[] {
  return routes.filter((route) => route.frame?.includes(place));
}

function pageName(texts: LayoutTexts, route: PublicRoute): string {
  const names: Readonly<Record<string, string>> = texts.pages;
  return names[route.id] ?? route.id;
}
