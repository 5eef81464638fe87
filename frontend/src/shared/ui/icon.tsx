import './icon.css';
import sprite from '../../../.generated/icons.svg?no-inline';
import type { IconName } from '../../content/icon-names';

/** A decorative icon in the colour of the text around it; give the words beside it the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
