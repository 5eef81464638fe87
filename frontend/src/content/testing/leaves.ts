import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../routes';

export type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** One text of a page, with its path in the content and the name of its field. */
export interface Leaf {
  readonly path: string;
  readonly key: string;
  readonly text: string;
}

export function* leaves(tree: Tree, path = ''): Generator<Leaf> {
  if (typeof tree === 'string') {
    const names = path.split('.').filter((part) => Number.isNaN(Number(part)));
    yield { path, key: names.at(-1) ?? '', text: tree };
    return;
  }
  for (const [key, value] of Object.entries(tree)) yield* leaves(value, path ? `${path}.${key}` : key);
}

export const isArticle = (id: string) => id.startsWith('blog-');

export function contentFile(language: Language, id: string): string {
  const folder = `${import.meta.dirname}/../${language}/pages`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return `${folder}/${files.find((file) => basename(file) === `${id}.ts`)}`;
}

/** Returns the content of a page, including its article. */
export async function contentOf(language: Language, id: string): Promise<Tree> {
  const { content }: { content: { readonly [key: string]: Tree } } = await import(contentFile(language, id));
  if (!isArticle(id)) return content;
  const { article }: { article: Tree } = await import(`../${language}/articles/${id}`);
  return { ...content, article };
}
