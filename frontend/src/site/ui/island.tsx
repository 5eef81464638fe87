import { createContext, use } from 'react';
import type { CallbackLeadType, FormName } from '../../content/form-texts';

/** The name and the props of an island, as JSON in the HTML. `app/islands.tsx` loads it by them. */
export type IslandProps =
  | {
      readonly name: 'form';
      readonly form: FormName;
      readonly layout?: 'one-field';
      /** A long form: shows how far the visitor has come. */
      readonly hasProgress?: boolean;
    }
  | { readonly name: 'callback'; readonly type: CallbackLeadType }
  | {
      readonly name: 'contact';
      /** What the menus call the pages that a link may name as the subject. */
      readonly pages: Readonly<Record<string, string>>;
    }
  | { readonly name: 'calculator'; readonly quoteLink: string };

/** Collects the islands of the page that is being rendered, in order. */
export const IslandsContext = createContext<IslandProps[]>([]);

/**
 * A part of a page that React runs in the browser; the rest of the page is static HTML. It is empty here: `app/render-page.tsx`
 * fills it in as a root of its own, so that the browser can hydrate it separately.
 */
export function Island(island: IslandProps) {
  use(IslandsContext).push(island);
  return <div data-island={JSON.stringify(island)} />;
}
