import type { CallSection, ContentHero, InternalLink, QuestionsSection } from './content-page';
import type { contactForm } from './en/forms/contact';
import type { franchiseForm } from './en/forms/franchise';
import type { SharedFormTexts } from './form-texts';
import type { IconName } from './icon-names';

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
  readonly form: string;
}

export interface ContactFormChoice {
  readonly franchise: SwitchTexts;
  readonly message: SwitchTexts;
  readonly subjectLine: string;
  /** Subjects by the value of `?subject=` in links, in addition to the pages of the menus. */
  readonly subjects: Readonly<Record<string, string>>;
}

export interface ContactForms {
  readonly choice: ContactFormChoice;
  readonly shared: SharedFormTexts;
  readonly contact: typeof contactForm;
  readonly franchise: typeof franchiseForm;
}
