/**
 * `npm run words`: finds sentences that are hard to read in comments, texts and documents. Text that passes still needs
 * a reader; the writing rules are in CONTRIBUTING.md. Prints the place of each fault, and exits with 1 if there is one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAX_COMMENT_LENGTH = 120;
const SOURCE = /\.(?:ts|tsx|mts|mjs|cjs|js|css|sql|sh|ya?ml|md)$/;
/** Generated files, this script with its test, and the texts of the public site, which the specification fixes. */
const EXEMPT =
  /^(?:openapi\.yaml$|frontend\/src\/shared\/api\/schema\.d\.ts$|frontend\/src\/content\/(?:en|hi)\/|scripts\/check-words\.)/;

const SHAPES = [
  [/(?:^|[.:;?!] )Of (?!course)/, 'starts with "Of": put the subject first'],
  [/\b(?:no|any) more(?=[.,:;)"'`]|\s*$| and | or (?!less))/i, 'says "no more" or "any more": write "no longer"'],
  [/\b(?:is|are|was|were|be|been|being|gets?) told\b/i, 'says "is told": write notified, published, reported or shown'],
  [/\bwho(?:m)?ever\b/i, 'says "whoever": write anyone who, or name the role'],
];

export function wordFaults(path, text) {
  const isDocument = path.endsWith('.md');
  return text.split('\n').flatMap((line, index) => {
    const comment = isDocument ? undefined : commentIn(line);
    const prose = (comment ?? line).trim().replace(/^[-*>#\d.]+ /, '');
    const faults = SHAPES.filter(([shape]) => shape.test(prose)).map(([, advice]) => advice);
    if (comment !== undefined && line.length > MAX_COMMENT_LENGTH)
      faults.push(`is a comment of ${line.length} characters: at most ${MAX_COMMENT_LENGTH}`);
    return faults.map((fault) => `${path}:${index + 1}: ${fault}`);
  });
}

function commentIn(line) {
  const [, text] = /^\s*(?:\{?\/\*+|\*\/?|\/\/|--|#(?!!))\s?(.*?)(?:\*\/\}?)?$/.exec(line) ?? [];
  return text;
}

/** @returns {Promise<string[]>} the faults of tracked files; `prefixes` limits them to paths that start with one */
async function check(prefixes) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const isAsked = (path) => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix));
  const paths = tracked
    .filter((path) => SOURCE.test(path) && !EXEMPT.test(path) && isAsked(path))
    .filter((path) => existsSync(join(root, path)));
  return (
    await Promise.all(paths.map(async (path) => wordFaults(path, await readFile(join(root, path), 'utf8'))))
  ).flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await check(process.argv.slice(2));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
