import { type FormEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Language } from '../../../content/routes';
import { toastShown, toastsCleared } from '../../../shared/toasts/toasts-slice';
import { useLanguage } from '../../lib/language-context';
import { reloadIfOutdated } from '../../lib/reload-if-outdated';
import type { FormSpec, FormValues } from '../model/form-definition';
import {
  fieldErrors,
  fillIn,
  isFilledByProgram,
  problemOfValues,
  type SubmissionProblem,
  trimmedValues,
  typedValues,
} from '../model/values';
import { readDraft, useDraft } from '../outbox/drafts';
import type { Delivery } from '../outbox/outbox-store';
import type { problemOfReturned } from '../outbox/submit-form';
import type { SubmissionAttempt } from '../sending/send-lead';
import {
  fieldRechecked,
  submissionCleared,
  submissionFailed,
  submissionOf,
  submissionSaved,
  submissionStarted,
} from '../submissions-slice';

const loadSubmitForm = () => import('../outbox/submit-form');

export interface SiteFormOptions<Field extends string = string, Section extends string = string>
  extends FormSpec<Field, Section> {
  /** Returns values to fill in, given the values that the form has. */
  readonly prefill?: ((typed: FormValues) => FormValues) | undefined;
  readonly onSaved?: (() => void) | undefined;
}

/** Submits a form. Retries of a submission create only one lead. */
export function useSiteForm(options: SiteFormOptions) {
  const { form, texts, shared, prefill, onSaved } = options;
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status, reference, problem } = useSelector(submissionOf(form.id));
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const elapsedMs = useElapsed(form.id);
  const draft = useDraft(form.id, formRef);
  const formId = form.id;

  // Kept after the outbox removes a sent draft. Otherwise submitting the unchanged form would create a second lead.
  const attempt = useRef<SubmissionAttempt>(undefined);
  const lastAttempt = () => {
    attempt.current = readDraft(formId)?.attempt ?? attempt.current;
    return attempt.current;
  };
  useEffect(() => {
    attempt.current = readDraft(formId)?.attempt;
  }, [formId]);

  useEffect(() => {
    if (formRef.current && prefill) fillIn(formRef.current, prefill(typedValues(formRef.current)));
  }, [prefill]);

  // `onSubmit` cannot reset the form: if the dialog was reopened while sending, the form is another element.
  const lastReference = useRef(reference);
  useEffect(() => {
    if (reference && reference !== lastReference.current) formRef.current?.reset();
    lastReference.current = reference;
  }, [reference]);

  const focusSummary = useRef(false);
  useEffect(() => {
    if (problem && focusSummary.current) {
      summaryRef.current?.focus({ preventScroll: true });
      summaryRef.current?.scrollIntoView();
    }
    focusSummary.current = false;
  }, [problem]);

  const fail = (newProblem: SubmissionProblem, silent = false) => {
    focusSummary.current = true;
    dispatch(submissionFailed({ formId, problem: newProblem }));
    if (!silent) dispatch(toastShown('error', newProblem.headline));
  };

  // This tab also receives notifications about its own submissions.
  const arrived = useRef<string>(undefined);
  const succeed = (reference: string, sent: FormValues) => {
    if (arrived.current === reference) return;
    arrived.current = reference;
    draft.clear(sent);
    attempt.current = undefined;
    dispatch(toastsCleared());
    dispatch(submissionSaved({ formId, reference, hasPhone: Boolean(sent['phone']) }));
    onSaved?.();
  };

  // If the outbox or another tab has sent this form, it is shown as sent, unless its values have changed.
  useLateDelivery(formId, language, {
    sentKey: () => lastAttempt()?.key,
    delivered: ({ values, reference: arrivedAs }) => {
      const now = formRef.current ? trimmedValues(typedValues(formRef.current)) : {};
      if (Object.entries(values).every(([name, value]) => now[name] === value)) succeed(arrivedAs, values);
      else draft.saveAgain();
    },
    returned: (problemOf) => {
      const returnedWith = problemOf(options);
      if (returnedWith) fail(returnedWith);
    },
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || status === 'submitting') return;
    dispatch(toastsCleared());
    const values = trimmedValues(typedValues(event.currentTarget));
    const toCorrect = problemOfValues(options, values);
    if (toCorrect) return fail(toCorrect);

    // With autofill, the time taken does not show whether a person filled in the form.
    const tookMs = isFilledByProgram(event.currentTarget) ? undefined : elapsedMs();
    sending.current = true;
    dispatch(submissionStarted({ formId }));
    const result = await loadSubmitForm()
      .then(({ submitForm }) =>
        submitForm({
          ...options,
          language,
          values,
          previous: lastAttempt(),
          elapsedMs: tookMs,
          saveAttempt: (next) => {
            attempt.current = next;
            draft.saveAttempt(next);
          },
        }),
      )
      .catch(() => {
        reloadIfOutdated().catch(() => {});
        return { problem: { headline: shared.network, fields: {}, notes: [shared.kept] }, queued: false };
      });
    sending.current = false;
    if ('problem' in result) return fail(result.problem, result.queued);
    succeed(result.reference, values);
    dispatch(toastShown('success', texts.success));
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name;
    if (!formRef.current || !problem?.fields[name]) return;
    const error = fieldErrors(options, trimmedValues(typedValues(formRef.current)))[name];
    dispatch(fieldRechecked({ formId, name, error }));
  };

  const clearDraft = () => {
    draft.clear();
    attempt.current = undefined;
    dispatch(submissionCleared({ formId }));
    formRef.current?.reset();
    formRef.current?.querySelector<HTMLElement>('.field__control')?.focus();
  };

  return {
    formProps: { ref: formRef, onSubmit, onInput },
    summaryRef,
    problem,
    busy: status === 'submitting',
    restored: draft.restored,
    saved: draft.saved,
    clearDraft,
  };
}

const subscribeToNothing = () => () => {};

/**
 * Milliseconds since the form was visible; undefined if the visitor began it on an earlier visit. The time of
 * prerendered forms starts at the first paint, so that visitors who fill them in before scripts run do not look like
 * programs.
 */
function useElapsed(formId: string): () => number | undefined {
  const prerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const shownAt = useRef<number | null>(null);
  const wasBegun = useRef(false);

  useEffect(() => {
    shownAt.current ??= prerendered ? firstPaint() : performance.now();
    const { savedAt } = readDraft(formId) ?? {};
    wasBegun.current ||= savedAt !== undefined && savedAt < performance.timeOrigin + shownAt.current;
  }, [formId, prerendered]);

  return useCallback(() => {
    if (wasBegun.current) return undefined;
    return Math.max(0, Math.round(performance.now() - (shownAt.current ?? 0)));
  }, []);
}

function firstPaint(): number {
  return performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime ?? 0;
}

interface LateDeliveryCallbacks {
  /** Returns the key of the last attempt, even after the outbox has removed the draft. */
  readonly sentKey: () => string | undefined;
  /** The outbox or another tab has sent this form. */
  readonly delivered: (delivery: Delivery) => void;
  /** Called once. `problemOf` returns why the outbox returned this form, if it did. */
  readonly returned: (problemOf: typeof problemOfReturned) => void;
}

/** Loads the submission code after a delay, then reports what happened to earlier submissions of this form. */
export function useLateDelivery(formId: string, language: Language, callbacks: LateDeliveryCallbacks): void {
  const latest = useRef(callbacks);
  latest.current = callbacks;

  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    const prepare = async () => {
      const { onDelivered, prepareForOffline, problemOfReturned } = await import('../outbox/submit-form');
      await prepareForOffline(language);
      if (unmounted) return;
      latest.current.returned(problemOfReturned);
      stop = onDelivered(
        formId,
        () => latest.current.sentKey(),
        (delivery) => latest.current.delivered(delivery),
      );
    };
    const timer = setTimeout(() => prepare().catch(() => undefined), 500);
    return () => {
      unmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [formId, language]);
}
