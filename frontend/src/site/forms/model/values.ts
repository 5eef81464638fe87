import type { LeadType } from '@lead-types/lead-types';
import { latinDigits } from '../../lib/latin-digits';
import type { FormDefinition, FormField, FormValues, LeadValue } from './form-definition';

/** The body of `POST /api/leads`; which other keys it has is a matter of its type. */
export type LeadBody = { readonly type: LeadType } & Readonly<Record<string, unknown>>;

/**
 * The name of the field that people never see and programs fill in. No word of an address is in it: browsers and password
 * managers filled in its earlier name, `companyFax`, from a profile with a company.
 */
export const HONEYPOT = 'leaveEmpty';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Dispatched on a form after this site has filled in its inputs, since the browser sends no event for that. */
export const FILLED_IN = 'kc:filled-in';

/** What a half-typed date or the like is read as: the browser does not give out such text. */
const UNREADABLE = '?';

/** What stands in the form as it was typed, by the names of its inputs; boxes of one name are joined by line breaks. */
export function typedValues(element: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const control of controlsOf(element)) {
    const { name } = control;
    const before = values[name] ?? '';
    if (!isBox(control)) values[name] = control.validity?.badInput ? UNREADABLE : control.value;
    else if (control.checked) values[name] = before ? `${before}\n${control.value}` : control.value;
    else values[name] = before;
  }
  return values;
}

export function trimmedValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/** Puts values into the form's inputs; a choice that is not offered any more stays empty. */
export function fillIn(element: HTMLFormElement, values: FormValues): void {
  for (const control of controlsOf(element)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (isBox(control)) control.checked = value.split('\n').includes(control.value);
    else if (value !== control.value) control.value = value;
  }
  element.dispatchEvent(new Event(FILLED_IN));
}

/** Whether autofill, a password manager or another program has filled in any field. */
export function isFilledByProgram(element: HTMLFormElement): boolean {
  if (typedValues(element)[HONEYPOT]) return true;
  try {
    return element.querySelector(':autofill') !== null;
  } catch {
    // Browsers before 2022 do not know the selector.
    return false;
  }
}

function controlsOf(element: HTMLFormElement) {
  return element.querySelectorAll<Control>('[name]');
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** The number that a text of digits stands for, in whichever Indian script; NaN where it is none. */
export function wholeNumber(text: string): number {
  const digits = latinDigits(text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The lead's part of the body: every value where its field's path says; what is empty is left out. */
export function leadOf(form: FormDefinition, values: FormValues): LeadBody {
  const sent = new Map<string, LeadValue | undefined>();
  for (const [name, field] of Object.entries(form.fields)) sent.set(field.path, leadValue(field, values[name] ?? ''));
  for (const [path, compose] of Object.entries(form.composed ?? {})) sent.set(path, compose?.(values));

  const groups: Record<string, Record<string, LeadValue>> = { personalInfo: {} };
  for (const [path, value] of sent) {
    const [group, key] = path.split('.');
    if (value !== undefined && value !== '' && group && key) groups[group] = { ...groups[group], [key]: value };
  }
  return { type: form.type, ...groups, ...(values[HONEYPOT] && { [HONEYPOT]: values[HONEYPOT] }) };
}

function leadValue(field: FormField, value: string): LeadValue | undefined {
  if (value === '') return undefined;
  if (field.kind === 'number') return wholeNumber(value);
  return field.kind === 'checkboxes' ? value.split('\n') : value;
}

/** The name of the field whose value stands at this path of the body. */
export function fieldNameAt(form: FormDefinition, path: string): string | undefined {
  return Object.keys(form.fields).find((name) => form.fields[name]?.path === path);
}
