import type { CardItem } from '../../content/content-page';
import { Icon } from '../../shared/ui/icon';
import { Illustration } from '../ui/illustration';
import { ArrowLink } from '../ui/links';
import './cards.css';

interface CardsProps {
  readonly items: readonly CardItem[];
}

export function Cards({ items }: CardsProps) {
  const isRepeated = (label: string) => items.filter(({ link }) => link?.label === label).length > 1;
  return (
    <ul className="cards" data-reveal="">
      {items.map(({ icon, illustration, tag, date, dateLabel, title, text, link }) => (
        <li className="cards__entry" key={title}>
          {illustration && <Illustration className="cards__picture" name={illustration} alt="" />}
          {icon && (
            <span className="cards__icon">
              <Icon name={icon} />
            </span>
          )}
          <div>
            {tag && (
              <p className="cards__tag">
                {tag}
                {date && ' · '}
                {date && <time dateTime={date}>{dateLabel}</time>}
              </p>
            )}
            <h3 className="cards__title">{title}</h3>
            <p>{text}</p>
            {link && <ArrowLink link={link} target={isRepeated(link.label) ? title : undefined} stretched />}
          </div>
        </li>
      ))}
    </ul>
  );
}
