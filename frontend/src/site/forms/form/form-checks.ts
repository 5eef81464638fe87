import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import {
  type FormDefinition,
  type FormField,
  type FormValues,
  maxLength,
  type ProblemCode,
} from '../model/form-definition';
import { wholeNumber } from './form-values';

export type FieldErrors = Readonly<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** With or without `https://`: `www.example.in`. */
const WEB_ADDRESS = /^(https?:\/\/\S+|[^\s:/@]+\.[^\s:/@.]{2,}([:/]\S*)?)$/i;

/** The sentence for every field that cannot be sent as it is, in the form's order; none when all is well. */
export function validate(
  form: FormDefinition,
  values: FormValues,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      const code = problemOf(field, values[name] ?? '');
      return code ? [[name, problemSentence(code, name, field, texts, shared)] as const] : [];
    }),
  );
}

/** What to say about a field, in the page's language; null where this site does not know `code`. */
export function knownProblemSentence(
  code: string,
  name: string,
  field: FormField,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): string | null {
  return isKnown(code, shared) ? problemSentence(code, name, field, texts, shared) : null;
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

function problemSentence(
  code: ProblemCode,
  name: string,
  field: FormField,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): string {
  const { label = name, missing } = texts.fields[name] ?? {};
  if (code === 'required' && missing) return missing;
  const key = code === 'required' && 'options' in field ? 'invalid_choice' : code;
  return shared.problems[key].replace('{field}', label).replace('{max}', maxLength(field).toLocaleString('en-IN'));
}

function isKnown(code: string, shared: SharedFormTexts): code is ProblemCode {
  return Object.hasOwn(shared.problems, code);
}
