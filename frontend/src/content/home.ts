import type { CallSection, FactsSection, LinkText } from './content-page';
import type { IllustrationName } from './illustrations';

export interface HeroSlide {
  readonly illustration: IllustrationName;
  readonly illustrationAlt: string;
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly action: LinkText;
}

/** Labels of a carousel. `{n}` and `{count}` are placeholders. */
export interface CarouselLabels {
  readonly region: string;
  readonly slide: string;
  readonly goTo: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
}

export interface HomeContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly tagline: string;
  readonly welcome: string;
  readonly carousel: CarouselLabels;
  readonly slides: readonly HeroSlide[];
  /** The tiles come from the routes table. */
  readonly services: { readonly title: string };
  readonly ventures: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly {
      readonly illustration: IllustrationName;
      readonly title: string;
      readonly text: string;
      readonly link: LinkText;
    }[];
  };
  readonly facts: FactsSection & { readonly note: string };
  readonly campaigns: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly {
      readonly illustration: IllustrationName;
      readonly title: string;
      readonly motto: string;
      readonly text: string;
      readonly link: LinkText;
    }[];
  };
  readonly moreLinks: {
    readonly title: string;
    readonly items: readonly {
      readonly illustration: IllustrationName;
      readonly title: string;
      readonly hashtag: string;
      readonly text: string;
      readonly link: LinkText;
    }[];
  };
  readonly call: CallSection;
}
