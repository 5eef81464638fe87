import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import type { FieldErrors } from '../form/form-checks';
import type { FormDefinition, FormValues } from '../model/form-definition';
import type { SubmissionProblem } from './submissions-slice';

/** What to say when fields have to be corrected before the form can be sent. */
export function problemOfFields(
  fields: FieldErrors,
  values: FormValues,
  form: FormDefinition,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): SubmissionProblem {
  const names = Object.keys(fields);
  const missing = names.filter((name) => !values[name]);
  const wrongEmail = names.some((name) => form.fields[name]?.kind === 'email') ? texts.invalidEmail : undefined;
  const incomplete = texts.incomplete?.replace(
    '{missing}',
    missing.map((name) => texts.fields[name]?.label).join(', '),
  );
  const headline = missing.length > 0 ? incomplete : wrongEmail;
  if (headline !== undefined) return { headline, fields, notes: [] };
  return { headline: countOfProblems(names.length, shared.summary), isCount: true, fields, notes: [] };
}

/** “3 things need correcting”. */
export function countOfProblems(count: number, { one, other }: SharedFormTexts['summary']): string {
  return count === 1 ? one : other.replace('{count}', String(count));
}
