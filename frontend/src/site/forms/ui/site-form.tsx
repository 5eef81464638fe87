import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SharedFormTexts } from '../../../content/form-texts';
import { Link } from '../../ui/links';
import { NoScriptNotice } from '../../ui/notices';
import { HONEYPOT } from '../model/values';
import { ErrorSummary, SubmissionReceipt } from './form-feedback';
import { FormInput } from './form-input';
import { type SiteFormOptions, useSiteForm } from './use-site-form';
import './site-form.css';

interface SiteFormProps<Field extends string, Section extends string> extends SiteFormOptions<Field, Section> {
  /** For long forms: shows the progress, and numbers the sections. */
  readonly progress?: ReactNode;
  /** Puts the button next to the fields if there is room. */
  readonly layout?: 'one-field' | 'row';
}

/** A form in an island or a dialog. Until its script runs, `method="dialog"` keeps the browser from submitting it. */
export function SiteForm<Field extends string, Section extends string>(props: SiteFormProps<Field, Section>) {
  const { form, texts, shared, progress, layout } = props;
  const { formProps, summaryRef, problem, busy, restored, saved, clearDraft } = useSiteForm(props);
  const formDomId = useId();
  const clear = (
    <button className="text-button" type="button" onClick={clearDraft}>
      {shared.draft.clear}
    </button>
  );
  const idOf = (name: string) => `${formDomId}-${name}`;

  const input = (name: Field) => (
    <FormInput
      key={name}
      id={idOf(name)}
      name={name}
      field={form.fields[name]}
      texts={texts.fields[name]}
      shared={shared}
      error={problem?.fields[name]}
    />
  );
  const sections = Object.keys(form.sections) as Section[];
  const inSections = sections.flatMap((section) => form.sections[section]);
  const names = Object.keys(form.fields) as Field[];
  const folded = form.folded ?? [];
  const part = (section: Section) => (
    <fieldset className="site-form__section" key={section}>
      <legend className="site-form__legend">
        {progress && (
          <span className="site-form__part">{partOf(shared, sections.indexOf(section) + 1, sections.length)} </span>
        )}
        {texts.sections[section]}
      </legend>
      {form.sections[section].map(input)}
    </fieldset>
  );

  return (
    <form
      className={layout ? `site-form site-form--${layout}` : 'site-form'}
      method="dialog"
      noValidate
      aria-label={texts.name}
      data-draft={form.id}
      {...formProps}
    >
      <NoScriptNotice text={shared.noScript} />
      {restored && (
        <p className="site-form__draft">
          {shared.draft.restored} {clear}
        </p>
      )}
      {progress}
      <fieldset className="site-form__body" disabled={busy}>
        {names.filter((name) => !inSections.includes(name)).map(input)}
        {sections.filter((section) => !folded.includes(section)).map(part)}
        {folded.length > 0 && (
          <MoreAnswers
            label={texts.more ?? ''}
            isWrong={folded.some((section) => form.sections[section].some((name) => problem?.fields[name]))}
            isRestored={restored}
          >
            {folded.map(part)}
          </MoreAnswers>
        )}
        {/* Hidden, so that keyboards and screen readers skip it and browsers do not fill it in. */}
        <p hidden aria-hidden="true">
          <label htmlFor={idOf(HONEYPOT)}>{shared.honeypot}</label>
          <input id={idOf(HONEYPOT)} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </p>
        {problem && <ErrorSummary problem={problem} texts={shared.summary} idOf={idOf} ref={summaryRef} />}
        <button className="button site-form__submit" type="submit">
          {busy ? texts.submitting : texts.submit}
        </button>
      </fieldset>
      {saved && !restored && !busy && (
        <p>
          {shared.draft.kept} {clear}
        </p>
      )}
      <SubmissionReceipt formId={form.id} success={texts.success} shared={shared} />
      <p className="site-form__consent">
        {texts.consent ?? shared.consent.text} <Link to="/privacy-policy">{shared.consent.policy}</Link>
      </p>
    </form>
  );
}

function partOf({ progress }: SharedFormTexts, part: number, total: number): string {
  return progress.part.replace('{part}', String(part)).replace('{total}', String(total));
}

interface MoreAnswersProps {
  readonly label: string;
  readonly isWrong: boolean;
  readonly isRestored: boolean;
  readonly children: ReactNode;
}

/** A form's collapsed optional sections. They open automatically if they have an error or a restored value. */
function MoreAnswers({ label, isWrong, isRestored, children }: MoreAnswersProps) {
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const controls = [...(box.current?.querySelectorAll<HTMLInputElement>('.field__control') ?? [])];
    if (box.current && (isWrong || (isRestored && controls.some(({ value }) => value)))) box.current.open = true;
  }, [isWrong, isRestored]);

  return (
    <details className="site-form__more" ref={box} suppressHydrationWarning>
      <summary className="site-form__more-label">{label}</summary>
      {children}
    </details>
  );
}
