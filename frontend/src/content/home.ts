/** The texts of the home page, in the order in which they appear. */

import type { CallSection, FactsSection, LinkText } from './content-page';
import type { IconName } from './icon-names';
import type { IllustrationName } from './illustrations';
import type { PUBLIC_ROUTES } from './routes';

/** The pages that the table of routes lists under the services. */
export type ServiceId = Extract<(typeof PUBLIC_ROUTES)[number], { readonly frame: readonly ['services'] }>['id'];

export interface HeroSlide {
  readonly scene: IllustrationName;
  readonly sceneAlt: string;
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly action: LinkText;
}

/** Labels of the carousel's controls; `{n}` and `{count}` are filled in. */
export interface CarouselLabels {
  readonly region: string;
  readonly slide: string;
  readonly goTo: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
}

export interface HomeContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly tagline: string;
  readonly welcome: string;
  readonly carousel: CarouselLabels;
  readonly slides: readonly HeroSlide[];
  readonly services: {
    readonly title: string;
    readonly items: readonly { readonly icon: IconName; readonly page: ServiceId }[];
  };
  readonly ventures: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly {
      readonly scene: IllustrationName;
      readonly sceneAlt: string;
      readonly title: string;
      readonly text: string;
      readonly link: LinkText;
    }[];
  };
  readonly facts: FactsSection & { readonly note: string };
  readonly impact: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly {
      readonly scene: IllustrationName;
      readonly sceneAlt: string;
      readonly title: string;
      readonly motto: string;
      readonly text: string;
      readonly link: LinkText;
    }[];
  };
  readonly doors: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string; readonly link: LinkText }[];
  };
  readonly call: CallSection;
}
