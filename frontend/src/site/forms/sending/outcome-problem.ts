import type { SharedFormTexts } from '../../../content/form-texts';
import type { FormSpec, ProblemCode } from '../model/form-definition';
import { fieldNameAt, problemSentence, type SubmissionProblem } from '../model/values';
import type { RetryableProblem, SubmissionOutcome } from './send-lead';

/** Returns what the visitor reads if a form was not saved. */
export function problemOfOutcome(
  spec: FormSpec,
  outcome: Exclude<SubmissionOutcome, { kind: 'saved' }>,
): SubmissionProblem {
  const { form, texts, shared } = spec;
  if (outcome.kind === 'unreachable') return { headline: shared.network, fields: {}, notes: [shared.kept] };
  const { problem } = outcome;
  if (problem.status === 429) return tryLater(shared.throttled, problem);
  if (problem.status === 503) return tryLater(shared.unavailable, problem);

  // The server's messages are in English. On Hindi pages, one sentence replaces them.
  const refused = (message: string) => shared.refused.replace('{message}', message);
  const fields: Record<string, string> = {};
  const notes: string[] = [];
  for (const { field: path, code, message } of problem.errors) {
    const name = fieldNameAt(form, path);
    if (name === undefined) notes.push(refused(message));
    else if (isProblemCode(code, shared)) fields[name] = problemSentence(spec, name, code);
    else fields[name] = `${texts.fields[name]?.label ?? name}: ${refused(message)}`;
  }
  // A visitor cannot fix a server error, so the server's message is not shown.
  if (problem.errors.length === 0) notes.push(problem.status >= 500 ? shared.kept : refused(problem.message));
  return { headline: texts.failure ?? shared.failure, fields, notes: [...new Set(notes)] };
}

function isProblemCode(code: string, shared: SharedFormTexts): code is ProblemCode {
  return Object.keys(shared.problems).includes(code);
}

function tryLater(sentence: string, { retryAfterSeconds }: RetryableProblem): SubmissionProblem {
  return { headline: sentence.replace('{seconds}', String(retryAfterSeconds)), fields: {}, notes: [] };
}
