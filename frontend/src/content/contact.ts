/** The texts of the contact page, in the order in which they appear, and of its two forms. */

import type { CallSection, ContentHero, InternalLink, QuestionsSection } from './content-page';
import type { contactForm } from './en/forms/contact';
import type { franchiseForm } from './en/forms/franchise';
import type { SharedFormTexts } from './form-texts';
import type { IconName } from './icon-names';

/** One of the ways to reach us: an e-mail with its subject written already, or a place on the site. */
export interface ContactCard {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly link:
    | { readonly label: string; readonly mailSubject: string }
    | { readonly label: string; readonly to: InternalLink };
}

interface SwitchTexts {
  readonly invitation: string;
  readonly action: string;
}

export interface ContactContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero: ContentHero;
  readonly cards: { readonly title: string; readonly items: readonly ContactCard[] };
  readonly details: {
    readonly title: string;
    readonly lead: string;
    readonly call: string;
    readonly whatsapp: string;
    readonly mail: string;
    readonly mailNote: string;
    readonly hours: string;
    readonly hoursValue: string;
    readonly address: string;
  };
  readonly questions: QuestionsSection;
  readonly call: CallSection;
  /** The accessible name of the part with the form. */
  readonly form: string;
}

/** How the contact page offers its two forms. */
export interface ContactFormChoice {
  /** How one gets from the message form to the franchise form, and back. */
  readonly franchise: SwitchTexts;
  readonly message: SwitchTexts;
  readonly subjectLine: string;
  /** What a link to this page may name as the subject. */
  readonly subjects: Readonly<Record<string, string>>;
}

/** The contact page's message form and the franchise form, which takes its place. */
export interface ContactForms {
  readonly choice: ContactFormChoice;
  readonly shared: SharedFormTexts;
  readonly contact: typeof contactForm;
  readonly franchise: typeof franchiseForm;
}
