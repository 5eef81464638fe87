/** The values of a form: read from its inputs, checked, and turned into the body of a lead. */
import type { LeadType } from '@lead-types/lead-types';
import type { SharedFormTexts } from '../../../content/form-texts';
import { latinDigits } from '../../lib/indian-locale';
import {
  type FormDefinition,
  type FormField,
  type FormSpec,
  type FormValues,
  type LeadValue,
  maxLength,
  type ProblemCode,
} from './form-definition';

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

/** The value of a half-typed date or the like, whose text the browser does not expose. */
const UNREADABLE = '?';

/** The values as typed, by the names of the inputs. Checked boxes of one name are joined by line breaks. */
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

/** Writes values into the form's inputs. A choice that is no longer offered stays empty. */
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

/** Reads a whole number in any Indian script; NaN if it is none. */
export function wholeNumber(text: string): number {
  const digits = latinDigits(text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The lead's part of the body: every value at its field's path, without empty ones. */
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

/** The name of the field with this path in the body. */
export function fieldNameAt(form: FormDefinition, path: string): string | undefined {
  return Object.keys(form.fields).find((name) => form.fields[name]?.path === path);
}

/** Why a form could not be sent, in the page's language. */
export interface SubmissionProblem {
  readonly headline: string;
  /** The headline only counts the fields to correct, and is counted again as they are corrected. */
  readonly isCount?: true;
  /** What to correct, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whatever else there is to know. */
  readonly notes: readonly string[];
  /** Nothing is wrong: it is queued on the device and will be sent. */
  readonly queued?: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** With or without `https://`: `www.example.in`. */
const WEB_ADDRESS = /^(https?:\/\/\S+|[^\s:/@]+\.[^\s:/@.]{2,}([:/]\S*)?)$/i;

/** What to correct before the form can be sent; null when all is well. */
export function problemOfValues(spec: FormSpec, values: FormValues): SubmissionProblem | null {
  const fields = fieldErrors(spec, values);
  const names = Object.keys(fields);
  return names.length > 0 ? { ...headlineOf(spec, values, names), fields, notes: [] } : null;
}

/** The sentence for every field that cannot be sent as it is, in the form's order. */
export function fieldErrors(spec: FormSpec, values: FormValues): SubmissionProblem['fields'] {
  return Object.fromEntries(
    Object.entries(spec.form.fields).flatMap(([name, field]) => {
      const code = problemOf(field, values[name] ?? '');
      return code ? [[name, problemSentence(spec, name, code)] as const] : [];
    }),
  );
}

/** “3 things need correcting”. */
export function countOfProblems(count: number, { one, other }: SharedFormTexts['summary']): string {
  return count === 1 ? one : other.replace('{count}', String(count));
}

/** What to say about a field, in the page's language. */
export function problemSentence({ form, texts, shared }: FormSpec, name: string, code: ProblemCode): string {
  const field = form.fields[name];
  const { label = name, missing } = texts.fields[name] ?? {};
  if (code === 'required' && missing) return missing;
  const key = code === 'required' && field && 'options' in field ? 'invalid_choice' : code;
  const max = field ? maxLength(field).toLocaleString('en-IN') : '';
  return shared.problems[key].replace('{field}', label).replace('{max}', max);
}

function headlineOf({ form, texts, shared }: FormSpec, values: FormValues, names: readonly string[]) {
  const missing = names.filter((name) => !values[name]);
  const wrongEmail = names.some((name) => form.fields[name]?.kind === 'email') ? texts.invalidEmail : undefined;
  const incomplete = texts.incomplete?.replace(
    '{missing}',
    missing.map((name) => texts.fields[name]?.label).join(', '),
  );
  const headline = missing.length > 0 ? incomplete : wrongEmail;
  return headline === undefined
    ? { headline: countOfProblems(names.length, shared.summary), isCount: true as const }
    : { headline };
}

function problemOf(field: FormField, value: string): ProblemCode | null {
  if (value === '') return field.required ? 'required' : null;
  if ([...value].length > maxLength(field)) return 'too_long';
  if (field.kind === 'email' && !EMAIL.test(value)) return 'invalid_email';
  if (field.kind === 'phone' && !hasPhoneLength(value)) return 'invalid_phone';
  if (field.kind === 'url' && !WEB_ADDRESS.test(value)) return 'invalid_url';
  if (field.kind === 'number') return numberProblem(field, wholeNumber(value));
  if (field.kind === 'date') return dateProblem(field, value);
  return null;
}

function numberProblem(field: FormField & { kind: 'number' }, value: number): ProblemCode | null {
  if (Number.isNaN(value) || value > (field.max ?? Number.POSITIVE_INFINITY)) return 'invalid';
  return value < (field.min ?? 0) ? (field.outside ?? 'invalid') : null;
}

function dateProblem({ min, max, outside }: FormField & { kind: 'date' }, day: string): ProblemCode | null {
  if (Number.isNaN(Date.parse(day)) || day < '1900') return 'invalid';
  return (min && day < min()) || (max && day > max()) ? (outside ?? 'invalid') : null;
}

/** At least 7 digits of any script, and no run of more than 15. A field may hold two numbers. */
function hasPhoneLength(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && !/\p{Nd}{16}/u.test(value);
}
