/** Checks the documents against the repository: paths exist, and the layout and the table of triggers are complete. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docker/README.md',
  'src/http-edge/README.md',
  ...['docs', 'docs/decisions', 'docs/operations'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];
const OUR_FOLDERS = '(?:src|frontend|migrations|scripts|test|bench|docs|docker)';

const PICTURED = [
  'src',
  'src/modules',
  'src/shared',
  'frontend/src',
  'frontend/src/site',
  'frontend/src/site/forms',
  'frontend/src/admin',
  'frontend/src/admin/leads',
  'frontend/src/admin/ui',
  'frontend/src/shared',
  'scripts',
  'scripts/site',
  'scripts/demo',
  'test',
];

describe('paths in documents', () => {
  it.each(DOCUMENTS)('exist in %s', (document) => {
    const text = readFileSync(document, 'utf8');
    const code = [...text.matchAll(new RegExp(`\`(${OUR_FOLDERS}/[\\w./-]+)(?=[\`:#])`, 'g'))];
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(document, '..', path));
    const paths = [...code.map(([, path = '']) => path), ...links];
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(DOCUMENTS)('given to jest match a test in %s', (document) => {
    const commands = readFileSync(document, 'utf8').matchAll(/npm run jest -- (\w[\w./-]*)/g);
    const paths = [...commands].map(([, path = '']) => path);
    expect(paths.filter((path) => !beginsTest(path))).toEqual([]);
  });
});

describe('the layout in docs/architecture.md', () => {
  const drawn = picturedPaths(readFileSync('docs/architecture.md', 'utf8'));

  it('lists only paths that exist', () => {
    expect(drawn.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(PICTURED)('lists every folder of %s', (folder) => {
    const folders = readdirSync(folder)
      .map((name) => join(folder, name))
      // Git leaves an empty folder behind when all its files have moved.
      .filter((path) => statSync(path).isDirectory() && hasFiles(path));
    expect(folders.filter((path) => !drawn.includes(path))).toEqual([]);
  });
});

describe('the flat modules in docs/architecture.md', () => {
  it('are the modules without subfolders', () => {
    const [, named = ''] = /^Flat modules: (.+)\.$/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
    const flat = readdirSync('src/modules').filter((name) => isFlat(join('src/modules', name)));
    expect([...named.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(flat);
  });
});

describe('the triggers on leads in docs/architecture.md', () => {
  it('match migrations/routines, with the same events and files', () => {
    const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| `(leads_\w+)` \| (\w+ \w+), each (\w+) \| .+ \| `([\w-]+\.sql)` \|$/gm,
    );
    const documented = [...rows].map(([, ...cells]) => cells.join(' '));
    expect(documented.sort()).toEqual(leadTriggers().sort());
  });
});

/**
 * Returns "name timing event level file" for each trigger on `leads`. test/api/database-routines compares this list
 * with the database.
 */
function leadTriggers(): string[] {
  const folder = 'migrations/routines';
  return readdirSync(folder).flatMap((file) => {
    const triggers = readFileSync(join(folder, file), 'utf8').matchAll(
      /^CREATE OR REPLACE TRIGGER (\w+)\s+(BEFORE|AFTER) ([^;]*?)\sON leads\s[^;]*?FOR EACH (ROW|STATEMENT)/gm,
    );
    return [...triggers].map(([, name, timing, event = '', level = '']) => {
      const events = event.replace(/\sOF\s[^;]*/, '');
      return [name, timing, events, level.toLowerCase(), file].join(' ');
    });
  });
}

function beginsTest(path: string): boolean {
  const folder = dirname(path);
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) => /[.-](?:spec|test)\.tsx?$/.test(name) && join(folder, name).startsWith(path),
  );
}

function hasFiles(folder: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}

function isFlat(folder: string): boolean {
  return readdirSync(folder).every((name) => name.endsWith('.ts') || !hasFiles(join(folder, name)));
}

function picturedPaths(document: string): string[] {
  const [, tree = ''] = /## Layout\n+```\n(.+?)```/s.exec(document) ?? [];
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const indent = line.search(/\S/) / 2;
    const names = /^(?: *[\w.-]+(?:\/|\.ts))+/.exec(line)?.[0].trim().split(/\s+/) ?? [];
    const paths = names.map((name) => join(...parents.slice(0, indent), name.replace(/\/$/, '')));
    parents[indent] = names[0]?.replace(/\/$/, '') ?? '';
    return paths;
  });
}
