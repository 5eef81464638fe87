import hash from '../../../drawn/pictures-hash.json' with { type: 'json' };
import type { IllustrationName } from '../../content/illustrations';
import sizes from './picture-sizes.json' with { type: 'json' };
import './illustration.css';

/** As in `illustration--upright`. */
const PHONE = '(max-width: 639px)';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** What it shows, in the page's language; empty where the text beside it says as much. */
  readonly alt: string;
  /** The page's first picture: fetched at once. All others wait until they are near. */
  readonly priority?: boolean;
  /** Phones get its upright frame, which fills more of the first screen; `illustration--upright` makes the box for it. */
  readonly upright?: boolean;
  /** Its width on anything larger than a phone. */
  readonly width?: '50vw' | '100vw';
  /** A class of the component around it, which sets its size. */
  readonly className: string;
}

/** An illustration in the size and format that fits, with its space reserved. If it does not load, lib/enhance-page.ts shows the default picture. */
export function Illustration({
  name,
  alt,
  priority = false,
  upright,
  width = upright ? '100vw' : '50vw',
  className,
}: IllustrationProps) {
  return (
    <div className={`${className} illustration${upright ? ' illustration--upright' : ''}`}>
      <picture>
        {upright && (
          <source
            media={PHONE}
            type="image/avif"
            srcSet={sourceSet(name, 'phone')}
            width={sizes.phone.width}
            height={sizes.phone.height}
          />
        )}
        <source type="image/avif" srcSet={sourceSet(name, 'wide')} sizes={width} />
        <img
          src={`${addressOf(name, 'wide')}640.webp`}
          width={sizes.wide.width}
          height={sizes.wide.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </div>
  );
}

type Frame = keyof typeof sizes;

function sourceSet(name: string, frame: Frame): string {
  return sizes[frame].avif.map((width) => `${addressOf(name, frame)}${width}.avif ${width}w`).join(', ');
}

/** All but the width and the format. */
function addressOf(name: string, frame: Frame): string {
  return `/pictures/${name}-${frame}-${hash}-`;
}
