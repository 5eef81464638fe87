import './icon.css';
import sprite from '../../../.generated/icons.svg?no-inline';
import type { IconName } from '../../content/icon-names';

/**
 * Icons are decorative, so the text next to an icon must carry the meaning. Prerendered pages contain the icon's SVG
 * content instead of a reference to the icon file (scripts/site/pictures/icons.mjs), and React keeps this content.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 256 256"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: both parts are our own constants
      dangerouslySetInnerHTML={{ __html: `<use href="${sprite}#${name}"></use>` }}
    />
  );
}
