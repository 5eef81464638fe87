import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

/**
 * The stack with our TypeScript files and lines where it names built ones. Node's own `--enable-source-maps` reads the map
 * of every module at the start, packages included, which costs 12 MB of memory; this reads only those that an error names.
 */
export function sourceStack(stack = ''): string {
  return stack.replace(/(file:\/\/[^\s()]+?\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    if (url.includes('/node_modules/')) return place;
    const file = fileURLToPath(url);
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const source = relative(process.cwd(), resolve(dirname(file), origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    map = null;
  }
  maps.set(file, map);
  return map;
}
