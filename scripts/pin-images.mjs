/**
 * `node scripts/pin-images.mjs`: pulls the images that docker/Dockerfile and docker/compose.yaml name, and writes the digest
 * of each behind its tag, so that every build and start gets exactly these. Where one cannot be pulled, nothing is written.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILES = ['docker/Dockerfile', 'docker/compose.yaml'];
/** An image with a tag; that of the project itself has none. */
const IMAGE = /^(FROM| +image:) ([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

/** @returns {string[]} the images that a file names, each once, without digests */
export function imagesIn(text) {
  return [...new Set([...text.matchAll(IMAGE)].map(([, , image]) => image))];
}

/** @returns {string} the file with the digest of each image behind its tag */
export function withDigests(text, digestOf) {
  return text.replace(IMAGE, (_, place, image) => `${place} ${image}@${digestOf(image)}`);
}

/**
 * Only of what was pulled: a digest that is copied from somewhere says nothing.
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
      console.error(`${image} could not be pulled (${reason}): ${FILES.join(' and ')} are as they were.`);
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
