import { type FormEvent, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import { useToast } from '../../../shared/toasts/toast-provider';
import { toastsCleared } from '../../../shared/toasts/toasts-slice';
import { useLanguage } from '../../lib/language-context';
import { reloadIfOutdated } from '../../lib/reload-if-outdated';
import type { FormDefinition, FormValues } from '../definitions/form-definition';
import { failureOfFields } from '../submission/field-problems';
import type { SubmissionAttempt } from '../submission/submission-attempt';
import {
  fieldRechecked,
  type SubmissionFailure,
  submissionFailed,
  submissionForgotten,
  submissionOf,
  submissionSaved,
  submissionStarted,
} from '../submission/submissions-slice';
import { useLateDelivery } from '../submission/use-late-delivery';
import { readDraft } from './drafts';
import { validate } from './form-checks';
import { fillIn, trimmedValues, typedValues } from './form-values';
import { useDraft } from './use-draft';
import { useElapsed } from './use-elapsed';

const loadSending = () => import('../submission/submit-form');

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

  // The outbox clears a draft that it has delivered: what still stands here must not go out a second time as another lead.
  const attempt = useRef<SubmissionAttempt>(undefined);
  useEffect(() => {
    attempt.current = readDraft(formId)?.attempt;
  }, [formId]);

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

  const fail = (reason: SubmissionFailure, isTold = false) => {
    failing.current = true;
    dispatch(submissionFailed({ formId, failure: reason }));
    if (!isTold) showToast('error', reason.headline);
  };

  const save = (arrived: string) => {
    draft.forget();
    attempt.current = undefined;
    dispatch(toastsCleared());
    dispatch(submissionSaved({ formId, reference: arrived }));
    onSaved?.();
  };

  // What the outbox delivers later is thanked for as if it had arrived at once, unless something else stands here now.
  useLateDelivery(formId, language, {
    delivered: (lead) => {
      const now = formRef.current ? trimmedValues(typedValues(formRef.current)) : {};
      if (lead.reference && Object.entries(lead.values).every(([name, value]) => now[name] === value))
        save(lead.reference);
    },
    givenBack: (refusalOf) => {
      const refused = refusalOf(form, texts, shared);
      if (refused) fail(refused);
    },
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || status === 'submitting') return;
    // What was said of the try before must not stand beside what comes of this one.
    dispatch(toastsCleared());
    const values = trimmedValues(typedValues(event.currentTarget));
    const fields = validate(form, values, texts, shared);
    if (Object.keys(fields).length > 0) return fail(failureOfFields(fields, values, form, texts, shared));

    sending.current = true;
    dispatch(submissionStarted({ formId }));
    const result = await loadSending()
      .then(({ submitForm }) =>
        submitForm({
          form,
          texts,
          shared,
          language,
          values,
          previous: readDraft(formId)?.attempt ?? attempt.current,
          elapsedMs: elapsedMs(),
          keepAttempt: (next) => {
            attempt.current = next;
            draft.keepAttempt(next);
          },
        }),
      )
      .catch(() => {
        reloadIfOutdated().catch(() => {});
        return { failure: { headline: shared.network, fields: {}, notes: [shared.kept] }, waits: false };
      });
    sending.current = false;
    if ('failure' in result) return fail(result.failure, result.waits);
    save(result.reference);
    showToast('success', texts.success);
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name;
    if (!formRef.current || !failure?.fields[name]) return;
    const error = validate(form, trimmedValues(typedValues(formRef.current)), texts, shared)[name];
    dispatch(fieldRechecked({ formId, name, error }));
  };

  const clearDraft = () => {
    draft.forget();
    attempt.current = undefined;
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
    kept: draft.kept,
    clearDraft,
  };
}
