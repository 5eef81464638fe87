import { type FormEvent, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { FormTexts, SharedFormTexts } from '../../content/form-texts';
import { type SubmissionOutcome, submitLead } from '../../shared/api/submit-lead';
import { useLanguage } from '../../shared/lib/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import { type Attempt, attemptFor, withNewKey } from './attempts';
import { readDraft } from './drafts';
import { checkedErrors } from './form-checks';
import type { FormDefinition, FormValues } from './form-definition';
import { fillIn, leadOf, trimmedValues, typedValues } from './form-values';
import { failureOf, failureOfFields } from './submission-failures';
import {
  fieldRechecked,
  type SubmissionFailure,
  submissionFailed,
  submissionForgotten,
  submissionOf,
  submissionSaved,
  submissionStarted,
} from './submissions-slice';
import { useDraft } from './use-draft';
import { useElapsed } from './use-elapsed';

export interface SiteFormOptions {
  readonly form: FormDefinition;
  readonly texts: FormTexts<string, string>;
  readonly shared: SharedFormTexts;
  /** What to write into the form for the visitor, given what stands in it. */
  readonly prefill?: ((typed: FormValues) => FormValues) | undefined;
  readonly onSaved?: (() => void) | undefined;
  /** When the visitor could first see the form, where another one stood in its place before (ms since the page began). */
  readonly since?: number | undefined;
}

/** The life of a form on its page: typed, checked, sent exactly once, answered. */
export function useSiteForm({ form, texts, shared, prefill, onSaved, since }: SiteFormOptions) {
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const showToast = useToast();
  const { status, reference, failure } = useSelector(submissionOf(form.id));
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const elapsedMs = useElapsed(since);
  const draft = useDraft(form.id, formRef);
  const formId = form.id;

  useEffect(() => {
    if (formRef.current && prefill) fillIn(formRef.current, prefill(typedValues(formRef.current)));
  }, [prefill]);

  // A form that was folded away and opened again while it was being sent is another element than the one that sent.
  const answered = useRef(reference);
  useEffect(() => {
    if (reference && reference !== answered.current) formRef.current?.reset();
    answered.current = reference;
  }, [reference]);

  const failing = useRef(false);
  useEffect(() => {
    if (failure && failing.current) {
      summaryRef.current?.focus({ preventScroll: true });
      summaryRef.current?.scrollIntoView();
    }
    failing.current = false;
  }, [failure]);

  const fail = (reason: SubmissionFailure) => {
    failing.current = true;
    dispatch(submissionFailed({ formId, failure: reason }));
    showToast('error', reason.headline);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || status === 'submitting') return;
    const values = trimmedValues(typedValues(event.currentTarget));
    const fields = checkedErrors(form, values, texts, shared);
    if (Object.keys(fields).length > 0) return fail(failureOfFields(fields, values, form, texts, shared));

    sending.current = true;
    const attempt = attemptFor(leadOf(form, values), readDraft(formId)?.attempt, language, form.purposes);
    draft.keepAttempt(attempt);
    dispatch(submissionStarted({ formId }));
    const outcome = await deliver(attempt, elapsedMs(), draft.keepAttempt);
    sending.current = false;
    if (outcome.kind !== 'saved') return fail(failureOf(outcome, form, texts, shared));

    draft.forget();
    dispatch(submissionSaved({ formId, reference: outcome.reference }));
    showToast('success', texts.success);
    onSaved?.();
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name;
    if (!formRef.current || !failure?.fields[name]) return;
    const error = checkedErrors(form, trimmedValues(typedValues(formRef.current)), texts, shared)[name];
    dispatch(fieldRechecked({ formId, name, error }));
  };

  const clearDraft = () => {
    draft.forget();
    dispatch(submissionForgotten({ formId }));
    formRef.current?.reset();
    formRef.current?.querySelector<HTMLElement>('.field__control')?.focus();
  };

  return {
    formProps: { ref: formRef, onSubmit, onInput },
    summaryRef,
    failure,
    busy: status === 'submitting',
    restored: draft.restored,
    clearDraft,
  };
}

/** Sends an attempt; where its key turns out to be taken by another content, sends it under a new one. */
async function deliver(
  attempt: Attempt,
  elapsedMs: number,
  keep: (attempt: Attempt) => void,
): Promise<SubmissionOutcome> {
  const outcome = await submitLead({ ...attempt.body, elapsedMs }, attempt.key);
  if (outcome.kind !== 'refused' || outcome.refusal.code !== 'idempotency_key_reused') return outcome;
  const renewed = withNewKey(attempt);
  keep(renewed);
  return submitLead({ ...renewed.body, elapsedMs }, renewed.key);
}
