import type { sharedFormTexts } from './en/forms';

export type SharedFormTexts = typeof sharedFormTexts;

/** The consent that visitors give when they submit a form. Raise the version if the wording changes. */
export const CONSENT_NOTICE = { version: '2025-04-22', purposes: ['contact'] } as const;

/** Forms that are shown on a page, not in a dialog. Their files have the same names. */
export type FormName = 'bdo' | 'ddo' | 'newsletter' | 'quote' | 'sarthi';

export type DialogName = 'partnership' | 'soil-test';

export type CallbackLeadType = 'kisan_canteen_enquiry' | 'kisan_mandi' | 'sarthi' | 'quick_contact';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  readonly missing?: string;
  readonly options?: Readonly<Record<string, string>>;
}

export interface FormTexts<Field extends string = string, Section extends string = string> {
  readonly name: string;
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly failure?: string;
  /** Headline of the errors if required fields are empty. `{missing}` stands for the labels of all empty fields. */
  readonly incomplete?: string;
  /** Headline of the errors if only the email is invalid. */
  readonly invalidEmail?: string;
  readonly consent?: string;
  readonly fields: Readonly<Record<Field, FieldTexts>>;
  readonly more?: string;
  readonly sections: Readonly<Record<Section, string>>;
}

export interface DialogFormTexts<Field extends string = string, Section extends string = string>
  extends FormTexts<Field, Section> {
  readonly dialog: {
    /** Must be one of the page's headings: the heading font only has the letters of headings. */
    readonly title: string;
    readonly lead: string;
    readonly close: string;
  };
}
