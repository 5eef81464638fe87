import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../routes';

export type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** One text of a page: where it stands in the page's tree, the name of its field, and what it says. */
export interface Leaf {
  readonly path: string;
  readonly key: string;
  readonly text: string;
}

/** Every text under a page's texts, in order. */
export function* leaves(tree: Tree, path = ''): Generator<Leaf> {
  if (typeof tree === 'string') {
    const names = path.split('.').filter((part) => Number.isNaN(Number(part)));
    yield { path, key: names.at(-1) ?? '', text: tree };
    return;
  }
  for (const [key, value] of Object.entries(tree)) yield* leaves(value, path ? `${path}.${key}` : key);
}

export const isArticle = (id: string) => id.startsWith('blog-');

/** A page's texts, in `pages` or in a folder there, seen from the folder of the contents. */
export function contentFile(language: Language, id: string): string {
  const folder = `${import.meta.dirname}/../${language}/pages`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return `${folder}/${files.find((file) => basename(file) === `${id}.ts`)}`;
}

/** All that a page says, its article included. */
export async function contentOf(language: Language, id: string): Promise<Tree> {
  const { content }: { content: { readonly [key: string]: Tree } } = await import(contentFile(language, id));
  if (!isArticle(id)) return content;
  const { article }: { article: Tree } = await import(`../${language}/articles/${id}`);
  return { ...content, article };
}
