import hash from '../../../drawn/pictures-hash.json' with { type: 'json' };
import type { IllustrationName } from '../../content/illustrations';
import sizes from './picture-sizes.json' with { type: 'json' };
import './illustration.css';

/** Must match the width in `illustration--upright`. */
const PHONE = '(max-width: 639px)';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** Empty if the text next to the picture describes it. */
  readonly alt: string;
  /** Set for the page's first picture. All others load lazily. */
  readonly priority?: boolean;
  /** On phones, shows the upright version, which fills more of the first screen. */
  readonly upright?: boolean;
  readonly width?: '50vw' | '100vw';
  readonly className: string;
}

/** An illustration with its space reserved. If loading fails, lib/enhance-page.ts shows the default picture. */
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

function addressOf(name: string, frame: Frame): string {
  return `/pictures/${name}-${frame}-${hash}-`;
}
