/** The shape of a content page: a hero and a list of typed sections that `site/content-page` knows how to draw. */
import type { DialogName } from './form-texts';
import type { IconName } from './icon-names';
import type { IllustrationName } from './illustrations';
import type { PublicPath } from './routes';

/** An address on this site without the language prefix, optionally with a query or an anchor. */
export type InternalLink = PublicPath | `${PublicPath}?${string}` | `${PublicPath}#${string}`;

export interface LinkText {
  readonly label: string;
  readonly to: InternalLink;
}

/** A button that leads the reader on. */
export interface ActionText extends LinkText {
  /** The form's dialog that it opens; `to` is where it leads as long as no script can open one. */
  readonly opens?: DialogName;
}

/** A page of somebody else, opened in its own tab, or a `mailto:`. */
export interface ExternalLink {
  readonly label: string;
  readonly href: string;
}

/** What an article shows under its title. */
export interface ArticleByline {
  readonly category: string;
  /** `YYYY-MM-DD`, for machines. */
  readonly date: string;
  readonly dateLabel: string;
  readonly readLabel: string;
}

export interface ContentHero {
  readonly illustration: IllustrationName;
  readonly illustrationAlt: string;
  /** Our sign above the heading. */
  readonly logo?: true;
  /** A word or two on the part of the site that the page belongs to. */
  readonly kicker?: string;
  readonly title: string;
  readonly lead: string;
  readonly actions?: readonly ActionText[];
  /** How visitors learn a price that the page leaves out; shown above the phone number and WhatsApp. */
  readonly priceNote?: string;
  /** What the page is about in a few lines, for a hero with a form: it stands before the form. */
  readonly points?: { readonly title: string; readonly items: readonly string[] };
  readonly article?: ArticleByline;
}

interface SectionBase {
  /** An anchor other pages may link to. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
}

/** Running text. A paragraph that starts with `## ` is a sub-heading inside it, one that starts with `> ` stands out as a remark. */
export interface ProseSection extends SectionBase {
  readonly kind: 'prose';
  readonly paragraphs: readonly string[];
  readonly links?: readonly (LinkText | ExternalLink)[];
  readonly actions?: readonly ActionText[];
  /** Stands beside the text. */
  readonly illustration?: IllustrationName;
  readonly illustrationAlt?: string;
}

/** Two to five figures, each with what it counts. */
export interface FactsSection extends SectionBase {
  readonly kind: 'facts';
  readonly items: readonly { readonly figure: string; readonly label: string }[];
}

/** Things that happen one after the other. */
export interface StepsSection extends SectionBase {
  readonly kind: 'steps';
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

export interface CardItem {
  readonly title: string;
  readonly text: string;
  readonly icon?: IconName;
  /** Stands over it in place of an icon. */
  readonly illustration?: IllustrationName;
  /** A small line over the title: a category, a place, a kind of post. */
  readonly tag?: string;
  /** Of what it tells: `YYYY-MM-DD`, or the year where no day is known. Both or neither, and after the tag. */
  readonly date?: string;
  readonly dateLabel?: string;
  readonly link?: LinkText | ExternalLink;
}

/** Things side by side; with `link` each one leads on. */
export interface CardsSection extends SectionBase {
  readonly kind: 'cards';
  readonly items: readonly CardItem[];
  readonly more?: LinkText;
}

/** A checklist: what is needed, what is included, or what is planned. */
export interface ListSection extends SectionBase {
  readonly kind: 'list';
  /** Nothing of it is done yet, so no item has a tick. */
  readonly planned?: true;
  readonly items: readonly string[];
}

/** Names and values, drawn as a price list. */
export interface TableSection extends SectionBase {
  readonly kind: 'table';
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly note?: string;
}

/** Stages of a plan with the targets of each. They are targets, so they are drawn without ticks. */
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
  /** All answers are in sight, instead of one at a time. */
  readonly allOpen?: true;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** What a kind of visitor says. Nobody real is quoted, so the name says that it is representative. */
export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly initials: string;
  /** Out of five. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly content: string;
  /** A story has these two as well. */
  readonly quote?: string;
  readonly location?: string;
}

/** What people say. `note` stands before them: words and stars are representative. */
export interface QuotesSection extends SectionBase {
  readonly kind: 'quotes';
  readonly note: string;
  /** What is read out for the stars; `{rating}` is filled in. */
  readonly ratingLabel: string;
  readonly items: readonly Testimonial[];
}

/** The page's closing call: what to do next, and the ways to reach a person. */
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

/** The running text of an article. */
export type ArticleText = readonly ContentSection[];

export interface ContentPage {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero: ContentHero;
  readonly sections: readonly ContentSection[];
  /** The reveal of what scrolls into view plays every time, not only the first. */
  readonly replaysReveal?: true;
}
