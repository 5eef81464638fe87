/**
 * `node scripts/pin-images.mjs`: pulls the images of docker/Dockerfile and docker/compose.yaml and writes their digests
 * after the tags, so that builds always use the same images. If a pull fails, it writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILES = ['docker/Dockerfile', 'docker/compose.yaml'];
/** An image with a tag. The project's own image has none. */
const IMAGE = /^(FROM| +image:) ([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

export function imagesIn(text) {
  return [...new Set([...text.matchAll(IMAGE)].map(([, , image]) => image))];
}

export function withDigests(text, digestOf) {
  return text.replace(IMAGE, (_, place, image) => `${place} ${image}@${digestOf(image)}`);
}

/**
 * Pulls the image first, so that the digest is known to exist.
 * @returns {string} `sha256:...`
 */
function pulledDigest(image) {
  docker('pull', '--quiet', image);
  const [, digest] = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', image).trim().split('@');
  if (!/^sha256:[0-9a-f]{64}$/.test(digest ?? '')) throw new Error('it has no digest');
  return digest;
}

function docker(...args) {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function pinAll() {
  const texts = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));
  const digests = new Map();
  for (const image of [...texts.values()].flatMap(imagesIn)) {
    try {
      digests.set(image, pulledDigest(image));
    } catch (error) {
      const reason = (error.stderr || error.message).trim().split('\n').at(-1);
      console.error(`${image} could not be pulled (${reason}): ${FILES.join(' and ')} were not changed.`);
      process.exit(1);
    }
  }
  for (const [file, text] of texts) {
    writeFileSync(
      file,
      withDigests(text, (image) => digests.get(image)),
    );
  }
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) pinAll();
