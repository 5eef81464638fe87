import { readFile } from 'node:fs/promises';

export interface Sample {
  /** Null: its first line has no name. */
  readonly name: string | null;
  readonly language: string;
  readonly code: string;
}

export const documentedText = () => readFile('docs/integrations.md', 'utf8');

/** Returns the code blocks of docs/integrations.md. The first line of each is a comment with its name. */
export async function documentedSamples(): Promise<readonly Sample[]> {
  const text = await documentedText();
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    name: /^(?:<\?php )?(?:#|\/\/|<!--) ([\w.-]+\.\w+)(?::| -->)/.exec(code)?.[1] ?? null,
    language,
    code,
  }));
}

/** Returns the scopes and lead types of the key that the document asks for. */
export async function documentedKey(): Promise<{ scopes: string[]; leadTypes: string[] }> {
  const text = await documentedText();
  const quotedIn = (line: string) => [...line.matchAll(/`([\w:]+)`/g)].flatMap(([, name]) => name ?? []);
  return {
    scopes: quotedIn(/^- \*\*Scopes\*\*: (.*?)\. /m.exec(text)?.[1] ?? ''),
    leadTypes: quotedIn(/^- \*\*Lead types\*\*: (.*)$/m.exec(text)?.[1] ?? ''),
  };
}
