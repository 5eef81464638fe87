import '../../shared/ui/icon.css';
import sprite from '../../../.generated/office-icons.svg?no-inline';
import type { IconName } from './icon-names';

/** Line icon. Icons are decorative, so the text next to an icon must carry the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 256 256" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
