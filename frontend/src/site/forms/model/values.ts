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

/** The body of `POST /api/leads`. Its other keys depend on the lead type. */
export type LeadBody = { readonly type: LeadType } & Readonly<Record<string, unknown>>;

/** Hidden field that only programs fill in. The old name `companyFax` was autofilled as a contact detail. */
export const HONEYPOT = 'leaveEmpty';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Dispatched on a form after a script has filled in its inputs, because browsers dispatch no event for that. */
export const FILLED_IN = 'kc:filled-in';

/** Stands for input whose text the browser does not expose, such as an incomplete date. */
const UNREADABLE = '?';

/** If several boxes with the same name are checked, their values are joined with line breaks. */
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

/** A field whose saved option no longer exists stays empty. */
export function fillIn(element: HTMLFormElement, values: FormValues): void {
  for (const control of controlsOf(element)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (isBox(control)) control.checked = value.split('\n').includes(control.value);
    else if (value !== control.value) control.value = value;
  }
  element.dispatchEvent(new Event(FILLED_IN));
}

export function isFilledByProgram(element: HTMLFormElement): boolean {
  if (typedValues(element)[HONEYPOT]) return true;
  try {
    return element.querySelector(':autofill') !== null;
  } catch {
    // Browsers before 2022 do not support the selector.
    return false;
  }
}

function controlsOf(element: HTMLFormElement) {
  return element.querySelectorAll<Control>('[name]');
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** Parses a whole number with digits of any Indian script. Returns NaN for other texts. */
export function wholeNumber(text: string): number {
  const digits = latinDigits(text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns the form's part of the request body: every non-empty value at its path. */
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

export function fieldNameAt(form: FormDefinition, path: string): string | undefined {
  return Object.keys(form.fields).find((name) => form.fields[name]?.path === path);
}

/** Why a form could not be sent. Texts are in the page's language. */
export interface SubmissionProblem {
  readonly headline: string;
  /** The headline is the number of fields to correct, and changes as the visitor corrects them. */
  readonly isCount?: true;
  readonly fields: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  /** Not an error: the form is queued on the device and will be sent. */
  readonly queued?: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** `https://` is optional: `www.example.in`. */
const WEB_ADDRESS = /^(https?:\/\/\S+|[^\s:/@]+\.[^\s:/@.]{2,}([:/]\S*)?)$/i;

export function problemOfValues(spec: FormSpec, values: FormValues): SubmissionProblem | null {
  const fields = fieldErrors(spec, values);
  const names = Object.keys(fields);
  return names.length > 0 ? { ...headlineOf(spec, values, names), fields, notes: [] } : null;
}

/** Returns the errors in the order of the form's fields. */
export function fieldErrors(spec: FormSpec, values: FormValues): SubmissionProblem['fields'] {
  return Object.fromEntries(
    Object.entries(spec.form.fields).flatMap(([name, field]) => {
      const code = problemOf(field, values[name] ?? '');
      return code ? [[name, problemSentence(spec, name, code)] as const] : [];
    }),
  );
}

export function countOfProblems(count: number, { one, other }: SharedFormTexts['summary']): string {
  return count === 1 ? one : other.replace('{count}', String(count));
}

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

/** At least 7 digits of any script, and at most 15 in a row, because a field can contain two numbers. */
function hasPhoneLength(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && !/\p{Nd}{16}/u.test(value);
}
