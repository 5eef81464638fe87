import './icon.css';
import sprite from '../../../.generated/icons.svg?no-inline';
import type { IconName } from '../../content/icon-names';

/**
 * A decorative icon in the colour of the text around it; give the words beside it the meaning. Prerendered pages hold its
 * drawing in the place of the reference to the file of all icons (scripts/site/pictures/icons.mjs), and React leaves it there.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: both parts are names of ours
      dangerouslySetInnerHTML={{ __html: `<use href="${sprite}#${name}"></use>` }}
    />
  );
}
