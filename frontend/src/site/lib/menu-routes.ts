import { type MenuPlace, PUBLIC_ROUTES } from '../../content/routes';

/** Every page that the routes table puts in this place of the menus, in the table's order. */
export function menuRoutes(place: MenuPlace) {
  return PUBLIC_ROUTES.flatMap(({ id, path, menu }) => (menu?.place === place ? [{ id, path, menu }] : []));
}
