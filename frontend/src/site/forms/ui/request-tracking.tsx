import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { TrackingTexts } from '../../../content/en/tracking';
import type { SharedFormTexts } from '../../../content/form-texts';
import type { Language } from '../../../content/routes';
import type { PathWith, ResponseOf } from '../../../shared/api/api-types';
import { TextField } from '../../../shared/ui/field';
import { REFERENCE_HASH } from '../../lib/addresses';
import { latinDigits } from '../../lib/indian-locale';
import { useLanguage } from '../../lib/language-context';
import { NoScriptNotice } from '../../ui/notices';
import type { SubmissionProblem } from '../model/values';
import { ErrorSummary } from './form-feedback';
import './request-tracking.css';

const TRACK_PATH = '/api/leads/track' satisfies PathWith<'post'>;
const TIMEOUT_MS = 45_000;
const DEFAULT_RETRY_SECONDS = 60;

type Progress = ResponseOf<'post', typeof TRACK_PATH>['data'];

interface Answer {
  readonly progress?: Progress;
  readonly problem?: SubmissionProblem | undefined;
}

interface RequestTrackingProps {
  readonly texts: TrackingTexts;
  readonly shared: SharedFormTexts;
}

/** Shows where a request stands. The hash of the page's address can contain the reference: `/track#7ZK4M-0QXJD`. */
export function RequestTracking({ texts, shared }: RequestTrackingProps) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [{ progress, problem }, setAnswer] = useState<Answer>({});
  const domId = useId();
  const idOf = (name: string) => `${domId}-${name}`;

  useEffect(() => {
    const fillFromHash = () => {
      const [reference, digits] = form.current?.querySelectorAll('input') ?? [];
      if (!reference || !digits || !REFERENCE_HASH.test(location.hash)) return;
      reference.value = location.hash.slice(1);
      digits.focus();
    };
    fillFromHash();
    window.addEventListener('hashchange', fillFromHash);
    return () => window.removeEventListener('hashchange', fillFromHash);
  }, []);

  useEffect(() => {
    if (problem) summary.current?.focus();
    if (progress) result.current?.focus();
  }, [problem, progress]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const values = {
      reference: String(typed.get('reference')).trim(),
      lastFourDigits: String(typed.get('lastFourDigits')).trim(),
    };
    const wrong = problemOfValues(values, texts, shared);
    setAnswer({ problem: wrong });
    if (wrong) return;
    setBusy(true);
    setAnswer(await track(values, texts, shared));
    setBusy(false);
  };

  const field = (name: 'reference' | 'lastFourDigits', { label, hint }: TrackingTexts['reference']) => ({
    id: idOf(name),
    label,
    hint,
    error: problem?.fields[name],
  });
  return (
    <form className="site-form" method="dialog" noValidate aria-label={texts.form} ref={form} onSubmit={onSubmit}>
      <NoScriptNotice text={shared.noScript} />
      <fieldset className="site-form__body" disabled={busy}>
        <TextField
          field={field('reference', texts.reference)}
          name="reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          field={field('lastFourDigits', texts.digits)}
          name="lastFourDigits"
          autoComplete="off"
          inputMode="numeric"
          enterKeyHint="go"
        />
        {problem && <ErrorSummary problem={problem} texts={shared.summary} idOf={idOf} ref={summary} />}
        <button className="button site-form__submit" type="submit">
          {busy ? texts.submitting : texts.submit}
        </button>
      </fieldset>
      {progress && (
        <section
          className="submission-receipt request-progress"
          aria-labelledby={idOf('result')}
          tabIndex={-1}
          ref={result}
        >
          <h3 className="request-progress__title" id={idOf('result')}>
            {texts.result.title}
          </h3>
          <p className={`request-progress__state request-progress__state--${stateOf(progress)}`}>
            {texts.result.states[stateOf(progress)]}
          </p>
          <dl className="request-progress__times">
            <div>
              <dt>{texts.result.received}</dt>
              <dd>{timeIn(language, progress.receivedAt)}</dd>
            </div>
            {progress.callBy && (
              <div>
                <dt>{texts.result.callBy}</dt>
                <dd>{timeIn(language, progress.callBy)}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </form>
  );
}

interface TypedValues {
  readonly reference: string;
  readonly lastFourDigits: string;
}

function problemOfValues(
  { reference, lastFourDigits }: TypedValues,
  texts: TrackingTexts,
  shared: SharedFormTexts,
): SubmissionProblem | undefined {
  const fields: Record<string, string> = {};
  if (!isReference(reference)) fields['reference'] = texts.reference.wrong;
  if (!/^\d{4}$/.test(latinDigits(lastFourDigits).replace(/\s/g, ''))) fields['lastFourDigits'] = texts.digits.wrong;
  if (Object.keys(fields).length === 0) return undefined;
  return { headline: shared.summary.one, isCount: true, fields, notes: [] };
}

/** Whether the text has ten letters and digits. The server checks which. */
function isReference(text: string): boolean {
  return /^[A-Z\d]{10}$/i.test(latinDigits(text).replace(/[\s\p{P}]/gu, ''));
}

async function track(values: TypedValues, texts: TrackingTexts, shared: SharedFormTexts): Promise<Answer> {
  const failed = (headline: string, ...notes: string[]) => ({ problem: { headline, fields: {}, notes } });
  try {
    const response = await fetch(TRACK_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      signal: timeoutSignal(),
    });
    if (response.ok) {
      const { data } = (await response.json()) as ResponseOf<'post', typeof TRACK_PATH>;
      return { progress: data };
    }
    const seconds = Number(response.headers.get('Retry-After')) || DEFAULT_RETRY_SECONDS;
    if (response.status === 429) return failed(texts.throttled.replace('{minutes}', String(Math.ceil(seconds / 60))));
    if (response.status >= 500) return failed(texts.unavailable.replace('{seconds}', String(seconds)));
    return failed(texts.notFound, texts.withoutPhone);
  } catch {
    return failed(shared.network);
  }
}

/** `AbortSignal.timeout` is missing in browsers before 2022. */
function timeoutSignal(): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT_MS);
  return timeout.signal;
}

function stateOf({ state, callBy }: Progress): keyof TrackingTexts['result']['states'] {
  return state === 'received' && callBy && Date.parse(callBy) < Date.now() ? 'late' : state;
}

function timeIn(language: Language, time: string): string {
  return new Date(time).toLocaleString(language === 'hi' ? 'hi-IN' : 'en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
  });
}
