/** The shape of the forms' texts: what all forms say, and what each one says itself. */
import type { sharedFormTexts } from './en/forms';

export type SharedFormTexts = typeof sharedFormTexts;

/** What the visitor is told when sending a form. Raise the version whenever the wording changes. */
export const CONSENT_NOTICE = { version: '2025-04-22', purposes: ['contact'] } as const;

/** The forms that stand on a page by themselves, named as the files of their texts are. */
export type FormName = 'bdo' | 'ddo' | 'newsletter' | 'quote' | 'sarthi';

/** The forms that open in a dialog. */
export type DialogName = 'partnership' | 'soil-test';

/** The leads that the short form at a page's end makes. */
export type CallbackLeadType = 'kisan_canteen_enquiry' | 'kisan_mandi' | 'sarthi' | 'quick_contact';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  /** Said when a field that has to be filled in is empty. */
  readonly missing?: string;
  /** Stored value of each choice -> what people read. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface FormTexts<Field extends string = string, Section extends string = string> {
  /** The form's accessible name. */
  readonly name: string;
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  /** Where it differs from what every form says. */
  readonly failure?: string;
  /** Said above the list of what to correct when a required field is empty; `{missing}` becomes their labels. */
  readonly incomplete?: string;
  /** The same when nothing is missing, but the e-mail address is wrong. */
  readonly invalidEmail?: string;
  /** What the visitor agrees to by sending it, where that is not being contacted about it. */
  readonly consent?: string;
  readonly fields: Readonly<Record<Field, FieldTexts>>;
  /** Opens the parts that are folded at first, where there are any. */
  readonly more?: string;
  /** Headings of the form's sections. Empty if it has none. */
  readonly sections: Readonly<Record<Section, string>>;
}

/** The texts of a form that stands in a dialog. */
export interface DialogFormTexts<Field extends string = string, Section extends string = string>
  extends FormTexts<Field, Section> {
  readonly dialog: {
    /** Set in the heading font, which has the letters of the pages' own headings only: use one of the page's. */
    readonly title: string;
    readonly lead: string;
    readonly close: string;
  };
}
