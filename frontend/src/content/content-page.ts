/** The texts of a content page: a hero and a list of typed sections. `site/content-page` renders them. */
import type { DialogName } from './form-texts';
import type { IconName } from './icon-names';
import type { IllustrationName } from './illustrations';
import type { PublicPath } from './routes';

/** A path on this site without the language prefix, optionally with a query or a hash. */
export type InternalLink = PublicPath | `${PublicPath}?${string}` | `${PublicPath}#${string}`;

export interface LinkText {
  readonly label: string;
  readonly to: InternalLink;
}

export interface ActionText extends LinkText {
  /** The dialog that the button opens. If scripts do not run, it is a link to `to`. */
  readonly opens?: DialogName;
}

export interface ExternalLink {
  readonly label: string;
  readonly href: string;
}

export interface ArticleByline {
  readonly category: string;
  /** `YYYY-MM-DD`, for structured data. */
  readonly date: string;
  readonly dateLabel: string;
  readonly readLabel: string;
}

export interface ContentHero {
  readonly illustration: IllustrationName;
  readonly illustrationAlt: string;
  readonly logo?: true;
  /** One or two words above the title that name the part of the site. */
  readonly kicker?: string;
  readonly title: string;
  readonly lead: string;
  readonly actions?: readonly ActionText[];
  /** How to get a price that the page does not state. Shown above the phone number and WhatsApp. */
  readonly priceNote?: string;
  readonly points?: { readonly title: string; readonly items: readonly string[] };
  readonly article?: ArticleByline;
}

interface SectionBase {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
}

/**
 * Paragraphs of text. A paragraph that starts with `## ` is a sub-heading; one that starts with `> ` is a highlighted
 * remark.
 */
export interface ProseSection extends SectionBase {
  readonly kind: 'prose';
  readonly paragraphs: readonly string[];
  readonly links?: readonly (LinkText | ExternalLink)[];
  readonly actions?: readonly ActionText[];
  readonly illustration?: IllustrationName;
  readonly illustrationAlt?: string;
}

export interface FactsSection extends SectionBase {
  readonly kind: 'facts';
  readonly items: readonly { readonly figure: string; readonly label: string }[];
}

export interface StepsSection extends SectionBase {
  readonly kind: 'steps';
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

export interface CardItem {
  readonly title: string;
  readonly text: string;
  readonly icon?: IconName;
  readonly illustration?: IllustrationName;
  /** A small line above the title, such as a category, a place or a type of job. */
  readonly tag?: string;
  /** Date of the news: `YYYY-MM-DD`, or the year if the day is unknown. Set it together with `dateLabel`. */
  readonly date?: string;
  readonly dateLabel?: string;
  readonly link?: LinkText | ExternalLink;
}

export interface CardsSection extends SectionBase {
  readonly kind: 'cards';
  readonly items: readonly CardItem[];
  readonly more?: LinkText;
}

export interface ListSection extends SectionBase {
  readonly kind: 'list';
  /** Set if nothing in the list is done yet, so that the items have no ticks. */
  readonly planned?: true;
  readonly items: readonly string[];
}

export interface TableSection extends SectionBase {
  readonly kind: 'table';
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly note?: string;
}

/** Phases of a plan. Their milestones are targets, so they have no ticks. */
export interface PhasesSection extends SectionBase {
  readonly kind: 'phases';
  readonly items: readonly {
    readonly period: string;
    readonly title: string;
    readonly text: string;
    readonly milestones: readonly string[];
  }[];
}

export interface QuestionsSection extends SectionBase {
  readonly kind: 'questions';
  /** Shows all answers instead of one at a time. */
  readonly allOpen?: true;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** A representative quote. It is not from a real person, and `name` must say so. */
export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly initials: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly content: string;
  /** Only stories have a quote and a location. */
  readonly quote?: string;
  readonly location?: string;
}

/** Testimonials. The `note` before them says that they are representative. */
export interface QuotesSection extends SectionBase {
  readonly kind: 'quotes';
  readonly note: string;
  /** Text of the stars for screen readers, with the placeholder `{rating}`. */
  readonly ratingLabel: string;
  readonly items: readonly Testimonial[];
}

/** The last section of a page: what to do next, and how to contact us. */
export interface CallSection extends SectionBase {
  readonly kind: 'call';
  readonly text: string;
  readonly actions: readonly ActionText[];
}

export type ContentSection =
  | ProseSection
  | FactsSection
  | StepsSection
  | CardsSection
  | ListSection
  | TableSection
  | PhasesSection
  | QuestionsSection
  | QuotesSection
  | CallSection;

export type ArticleText = readonly ContentSection[];

export interface ContentPage {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero: ContentHero;
  readonly sections: readonly ContentSection[];
  /** Plays the animation every time an element scrolls into view, not only the first time. */
  readonly replaysReveal?: true;
}
