import './scene.css';
import { useEffect, useRef, useState } from 'react';
import hashes from '../../../.generated/pictures.json';
import sizes from './picture-sizes.json';
import { SCENES, type SceneName } from './scenes';

export type { SceneName } from './scenes';

const DEFAULT_PICTURE = 'default';

export interface SceneProps {
  readonly name: SceneName;
  /** What it shows, in the page's language; empty where the text beside it says as much. */
  readonly alt: string;
  /** The page's first picture: fetched at once. All others wait until they are near. */
  readonly priority?: boolean;
}

/** A drawn scene in the size and format that fits, with its place kept free; the default picture where it does not load. */
export function Scene({ name, alt, priority = false }: SceneProps) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before the page came alive has fired its event already.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc !== '') setBroken(true);
  }, []);

  const shown = isBroken ? DEFAULT_PICTURE : name;
  const hasTall = !isBroken && SCENES[name].tall;
  return (
    <picture className="scene">
      {hasTall && (
        <>
          <source
            media="(max-width: 640px)"
            type="image/avif"
            srcSet={sourceSet(`${shown}-tall`, 'tall', 'avif')}
            sizes="100vw"
            width={sizes.tall.width}
            height={sizes.tall.height}
          />
          <source
            media="(max-width: 640px)"
            type="image/webp"
            srcSet={sourceSet(`${shown}-tall`, 'tall', 'webp')}
            sizes="100vw"
            width={sizes.tall.width}
            height={sizes.tall.height}
          />
        </>
      )}
      <source
        type="image/avif"
        srcSet={sourceSet(shown, 'wide', 'avif')}
        sizes={priority ? '100vw' : '(max-width: 640px) 100vw, 50vw'}
      />
      <img
        ref={image}
        src={addressOf(shown, sizes.wide.widths[1] ?? 0, 'webp')}
        srcSet={sourceSet(shown, 'wide', 'webp')}
        sizes={priority ? '100vw' : '(max-width: 640px) 100vw, 50vw'}
        width={sizes.wide.width}
        height={sizes.wide.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  );
}

function sourceSet(name: string, crop: 'wide' | 'tall', format: string): string {
  return sizes[crop].widths.map((width) => `${addressOf(name, width, format)} ${width}w`).join(', ');
}

function addressOf(name: string, width: number, format: string): string {
  const hash = (hashes as Readonly<Record<string, string>>)[name] ?? 'missing';
  return `/pictures/${name}-${hash}-${width}.${format}`;
}
