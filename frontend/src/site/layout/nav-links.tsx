import type { MenuPlace, PublicRoute } from '../../content/routes';
import { useLanguage } from '../lib/language-context';
import { menuRoutes } from '../lib/menu-routes';
import { Link } from '../ui/link';

interface NavLinksProps {
  readonly place: MenuPlace;
  readonly current?: PublicRoute | null;
  readonly className?: string;
}

/** List items with a link to every page that the routes table puts in this place of the menus. */
export function NavLinks({ place, current, className }: NavLinksProps) {
  const language = useLanguage();
  return menuRoutes(place).map(({ id, path, menu }) => (
    <li key={id}>
      <Link className={className} to={path} aria-current={id === current?.id ? 'page' : undefined}>
        {menu.label[language]}
      </Link>
    </li>
  ));
}
