/** A form of ours on another site. The build joins it with each form's fields and texts: `/embed/contact.en.js`. */
import type { Language } from '../content/routes';
import { randomId } from '../shared/lib/random-id';
import type { FormSpec, FormValues } from '../site/forms/model/form-definition';
import {
  fieldErrors,
  fillIn,
  HONEYPOT,
  isFilledByProgram,
  problemOfValues,
  type SubmissionProblem,
  trimmedValues,
  typedValues,
} from '../site/forms/model/values';
import { problemOfOutcome } from '../site/forms/sending/outcome-problem';
import { type SubmissionAttempt, type SubmissionOutcome, submitLead } from '../site/forms/sending/send-lead';
import { submissionAttempt } from '../site/forms/sending/submission-attempt';
import { touchOf } from '../site/lib/first-touch';
import { readDraft, removeDraft, writeDraft } from './embed-draft';
import { addStyles } from './embed-styles';
import { embedView } from './embed-view';
import { ownScript, placeForm } from './own-script';

/** @param file - The script's name, such as `contact.en.js` */
export function startEmbed(spec: FormSpec, language: Language, file: string): void {
  const script = ownScript(file);
  const { origin } = new URL(script.src);
  const formId = spec.form.id;
  const shownAt = performance.now();
  const before = readDraft(formId);
  let attempt = before?.attempt;
  let problem: SubmissionProblem | null = null;
  let isBusy = false;
  let isWaitingForNetwork = false;

  const view = embedView({
    spec,
    language,
    origin,
    clearDraft: () => {
      forget();
      show(null);
    },
  });
  const { form } = view;
  const valuesNow = () => trimmedValues(typedValues(form));

  const save = () => {
    const { [HONEYPOT]: _honeypot, ...values } = typedValues(form);
    const isEmpty = !Object.values(values).some(Boolean);
    if (isEmpty) removeDraft(formId);
    else writeDraft(formId, { values, attempt });
    view.showDraft(isEmpty ? null : 'kept');
  };
  const forget = () => {
    removeDraft(formId);
    attempt = undefined;
    form.reset();
    view.showDraft(null);
  };
  const show = (newProblem: SubmissionProblem | null) => {
    problem = newProblem;
    view.showProblem(newProblem);
  };

  const send = async (values: FormValues): Promise<SubmissionOutcome> => {
    // With autofill, the time taken does not show whether a person filled in the form.
    const elapsedMs = before || isFilledByProgram(form) ? undefined : Math.round(performance.now() - shownAt);
    // Another tab can have sent the same values.
    const previous = readDraft(formId)?.attempt ?? attempt;
    let next: SubmissionAttempt = submissionAttempt({ form: spec.form, values, previous, language }, () => ({
      page: location.origin + location.pathname + location.search,
      touch: touchOf(location.href, document.referrer),
    }));
    for (;;) {
      attempt = next;
      save();
      const outcome = await submitLead({ ...next.body, elapsedMs }, next.key, origin);
      // The server might have seen this key with another body.
      if (outcome.kind !== 'refused' || outcome.problem.code !== 'idempotency_key_reused') return outcome;
      next = { ...next, key: randomId() };
    }
  };

  const submit = async (isAutomatic = false) => {
    if (isBusy) return;
    // A visitor who went on reading keeps the focus and the place on the page.
    const takesFocus = !isAutomatic || form.contains(document.activeElement);
    isWaitingForNetwork = false;
    view.showReceipt(null);
    const values = valuesNow();
    show(problemOfValues(spec, values));
    if (problem) return view.focusSummary();

    isBusy = true;
    view.setBusy(true);
    const outcome = await send(values);
    view.setBusy(false);
    isBusy = false;
    if (outcome.kind === 'saved') {
      view.showReceipt({ reference: outcome.reference, canTrack: Boolean(values['phone']), takesFocus });
      return forget();
    }
    show(problemOfOutcome(spec, outcome));
    if (takesFocus) view.focusSummary();
    if (outcome.kind === 'unreachable') {
      isWaitingForNetwork = true;
      explainToDeveloper(origin);
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('input', ({ target }) => {
    isWaitingForNetwork = false;
    save();
    const { name } = target as HTMLInputElement;
    if (!problem?.fields[name]) return;
    const { [name]: _corrected, ...others } = problem.fields;
    const error = fieldErrors(spec, valuesNow())[name];
    const fields = error ? { ...problem.fields, [name]: error } : others;
    show(Object.keys(fields).length + problem.notes.length > 0 ? { ...problem, fields } : null);
  });
  addEventListener('online', () => {
    if (isWaitingForNetwork) void submit(true);
  });

  addStyles();
  if (before) {
    fillIn(form, before.values);
    view.unfoldFilled();
    view.showDraft('restored');
  }
  placeForm(form, script);
}

function explainToDeveloper(origin: string): void {
  // biome-ignore lint/suspicious/noConsole: the developer of the other site reads it
  console.error(
    `No response from ${origin}. Its CORS_ORIGINS must contain ${location.origin}, and connect-src of this page must allow it.`,
  );
}
