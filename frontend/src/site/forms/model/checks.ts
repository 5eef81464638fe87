/** What is wrong with a form before it is sent, in the page's language. */
import type { SharedFormTexts } from '../../../content/form-texts';
import { type FormField, type FormSpec, type FormValues, maxLength, type ProblemCode } from './form-definition';
import { wholeNumber } from './values';

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
