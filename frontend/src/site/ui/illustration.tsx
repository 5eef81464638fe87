import { useEffect, useRef, useState } from 'react';
import hash from '../../../drawn/pictures-hash.json' with { type: 'json' };
import { DEFAULT_PICTURE, type IllustrationName } from '../../content/illustrations';
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
  /** How wide it stands on anything larger than a phone. */
  readonly width?: '50vw' | '100vw';
  /** What the box is to the component around it, which says how large it is. */
  readonly className: string;
}

/** An illustration in the size and format that fits, with its space reserved; the default picture where it does not load. */
export function Illustration({
  name,
  alt,
  priority = false,
  upright,
  width = upright ? '100vw' : '50vw',
  className,
}: IllustrationProps) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before React was there has fired its event already.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc !== '') setBroken(true);
  }, []);

  const file = isBroken ? DEFAULT_PICTURE : name;
  return (
    <div className={`${className} illustration${upright ? ' illustration--upright' : ''}`}>
      <picture>
        {upright && (
          <source
            media={PHONE}
            type="image/avif"
            srcSet={sourceSet(file, 'phone')}
            width={sizes.phone.width}
            height={sizes.phone.height}
          />
        )}
        <source type="image/avif" srcSet={sourceSet(file, 'wide')} sizes={width} />
        <img
          ref={image}
          src={`${addressOf(file, 'wide')}640.webp`}
          width={sizes.wide.width}
          height={sizes.wide.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(true)}
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
