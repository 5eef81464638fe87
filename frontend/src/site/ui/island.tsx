import { createContext, use } from 'react';
import type { CallbackLeadType, FormName } from '../../content/form-texts';

/** The name and props of an island. They are in the HTML as JSON; `app/islands.tsx` loads the island from them. */
export type IslandProps =
  | {
      readonly name: 'form';
      readonly form: FormName;
      readonly layout?: 'one-field';
      readonly hasProgress?: boolean;
    }
  | { readonly name: 'callback'; readonly type: CallbackLeadType }
  | {
      readonly name: 'contact';
      /** Menu labels by page id, for subjects in links. */
      readonly pages: Readonly<Record<string, string>>;
    }
  | { readonly name: 'calculator'; readonly quoteLink: string }
  | { readonly name: 'tracking' };

/** Collects the islands of the page that is being rendered, in order. */
export const IslandsContext = createContext<IslandProps[]>([]);

/** React hydrates this part of a page. `app/render-page.tsx` inserts its content as a separate React root. */
export function Island(island: IslandProps) {
  use(IslandsContext).push(island);
  return <div data-island={JSON.stringify(island)} />;
}
