import { Icon } from '../../shared/ui/icon';
import { useLanguage } from '../lib/language-context';
import { menuRoutes } from '../lib/menu-routes';
import { Link } from '../ui/link';
import './service-tiles.css';

/** A tile for every service of the routes table. */
export function ServiceTiles({ title }: { readonly title: string }) {
  const language = useLanguage();
  return (
    <section className="service-tiles section__inner" aria-labelledby="services-title">
      <h2 className="service-tiles__title" id="services-title">
        {title}
      </h2>
      <ul className="service-tiles__goods">
        {menuRoutes('services').map(({ id, path, menu }) => (
          <li key={id}>
            <Link className="service-tiles__item" to={path}>
              {'icon' in menu && <Icon name={menu.icon} />}
              <span>{menu.label[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
