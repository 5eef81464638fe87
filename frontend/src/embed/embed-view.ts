import { formatReference } from '@lead-types/format-reference';
import type { Language } from '../content/routes';
import type { FormSpec } from '../site/forms/model/form-definition';
import { countOfProblems, HONEYPOT, type SubmissionProblem } from '../site/forms/model/values';
import { element, outsideLink } from './element';
import { embedField } from './embed-field';

export interface EmbedView {
  readonly form: HTMLFormElement;
  /** Shows the summary of errors and the error of each field, or removes them. */
  readonly showProblem: (problem: SubmissionProblem | null) => void;
  readonly focusSummary: () => void;
  readonly setBusy: (busy: boolean) => void;
  /** Shows the reference until the form is submitted again. Null removes it. */
  readonly showReceipt: (receipt: Receipt | null) => void;
  /** Says that a draft is kept, next to a button that clears it. Null removes the note. */
  readonly showDraft: (note: 'restored' | 'kept' | null) => void;
  /** Opens folded sections that have a value. */
  readonly unfoldFilled: () => void;
}

interface Receipt {
  readonly reference: string;
  readonly canTrack: boolean;
  readonly takesFocus: boolean;
}

interface ViewOptions {
  readonly spec: FormSpec;
  readonly language: Language;
  /** The origin of our server, for links to our pages. */
  readonly origin: string;
  readonly clearDraft: () => void;
}

/** Creates the form as native HTML. Ids contain a number, because a page can have many forms. */
export function embedView({ spec, language, origin, clearDraft }: ViewOptions): EmbedView {
  const { form: definition, texts, shared } = spec;
  // Counted on the page, because each script is a bundle of its own, and forms can be made before they are placed.
  const { dataset } = document.documentElement;
  const place = Number(dataset['kcForms'] ?? 0) + 1;
  dataset['kcForms'] = String(place);
  const id = `kc-form-${place}`;
  const ourPage = (path: string) => `${origin}${language === 'hi' ? '/hi' : ''}${path}`;

  const fields = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [
      name,
      embedField({ id: `${id}-${name}`, name, field, texts: texts.fields[name] ?? { label: name }, shared }),
    ]),
  );
  const boxOf = (name: string) => fields[name]?.box;
  const part = (section: string) =>
    element(
      'fieldset',
      { class: 'kc-form__section' },
      element('legend', { class: 'kc-form__legend' }, texts.sections[section]),
      ...(definition.sections[section] ?? []).map(boxOf),
    );

  const sections = Object.keys(definition.sections);
  const inSections = Object.values(definition.sections).flat();
  const folded = definition.folded ?? [];
  const more =
    folded.length > 0
      ? element('details', { class: 'kc-form__more' }, element('summary', {}, texts.more), ...folded.map(part))
      : undefined;
  const button = element('button', { class: 'kc-form__submit', type: 'submit' }, texts.submit);
  const body = element(
    'fieldset',
    { class: 'kc-form__body' },
    ...Object.keys(fields)
      .filter((name) => !inSections.includes(name))
      .map(boxOf),
    ...sections.filter((section) => !folded.includes(section)).map(part),
    more,
    honeypot(`${id}-${HONEYPOT}`, shared.honeypot),
    button,
  );
  const receiptArea = element('div', { role: 'status' });
  const form = element(
    'form',
    // Nothing is ever sent to the other site, even if a script of theirs calls `submit()`.
    { class: 'kc-form', id, lang: language, method: 'dialog', novalidate: true, 'aria-label': texts.name },
    body,
    receiptArea,
    element(
      'p',
      { class: 'kc-form__hint' },
      `${texts.consent ?? shared.consent.text} `,
      outsideLink(ourPage('/privacy-policy'), shared.consent.policy),
    ),
  );

  const focusField = (name: string) => {
    const { box, control } = fields[name] ?? {};
    const details = box?.closest('details');
    if (details) details.open = true;
    control?.focus();
    // The label must be visible too.
    box?.scrollIntoView({ block: 'nearest' });
  };

  let summary: HTMLElement | undefined;
  const showProblem = (problem: SubmissionProblem | null) => {
    for (const [name, field] of Object.entries(fields)) field.setError(problem?.fields[name]);
    summary?.remove();
    summary = problem ? summaryOf(problem, { spec, idOf: (name) => `${id}-${name}`, focusField }) : undefined;
    if (summary) button.before(summary);
    if (more?.querySelector('[aria-invalid]')) more.open = true;
  };

  let draft: HTMLElement | undefined;
  return {
    form,
    showProblem,
    focusSummary: () => summary?.focus(),
    setBusy: (busy) => {
      body.disabled = busy;
      button.textContent = busy ? texts.submitting : texts.submit;
    },
    showReceipt: (receipt) => {
      receiptArea.textContent = '';
      if (!receipt) return;
      const { reference, canTrack, takesFocus } = receipt;
      const { receipt: sentences } = shared;
      const box = element(
        'div',
        // Screen readers read the receipt when it is focused. A live region would read it twice.
        { class: 'kc-form__receipt', tabindex: -1, 'aria-live': takesFocus && 'off' },
        element('p', {}, element('strong', {}, texts.success)),
        element(
          'p',
          {},
          `${sentences.reference} `,
          element('strong', { class: 'kc-form__reference' }, formatReference(reference)),
        ),
        element('p', {}, sentences.note),
        canTrack
          ? element('p', {}, outsideLink(ourPage(`/track#${formatReference(reference)}`), sentences.track))
          : undefined,
      );
      receiptArea.append(box);
      if (takesFocus) box.focus();
    },
    showDraft: (note) => {
      draft?.remove();
      draft = undefined;
      if (!note) return;
      const clear = element('button', { class: 'kc-form__clear', type: 'button' }, shared.draft.clear);
      clear.addEventListener('click', () => {
        clearDraft();
        Object.values(fields)[0]?.control.focus();
      });
      draft = element('p', { class: 'kc-form__hint' }, `${shared.draft[note]} `, clear);
      if (note === 'restored') form.prepend(draft);
      else receiptArea.before(draft);
    },
    unfoldFilled: () => {
      const inputs = [...(more?.querySelectorAll<HTMLInputElement>('.kc-form__control') ?? [])];
      if (more && inputs.some(({ value }) => value)) more.open = true;
    },
  };
}

/** A field that only programs fill in. It is hidden from everyone else, whatever styles the other site has. */
function honeypot(id: string, label: string): HTMLElement {
  const trap = element(
    'p',
    { hidden: true, 'aria-hidden': 'true' },
    element('label', { for: id }, label),
    element('input', { id, name: HONEYPOT, tabindex: -1, autocomplete: 'off' }),
  );
  trap.style.setProperty('display', 'none', 'important');
  return trap;
}

interface SummaryOptions {
  readonly spec: FormSpec;
  readonly idOf: (name: string) => string;
  readonly focusField: (name: string) => void;
}

function summaryOf(problem: SubmissionProblem, { spec, idOf, focusField }: SummaryOptions): HTMLElement {
  // In a form with one field, the headline can repeat the field's error.
  const names = Object.keys(problem.fields).filter((name) => problem.fields[name] !== problem.headline);
  const links = names.map((name) => {
    const link = element('a', { href: `#${idOf(name)}` }, problem.fields[name]);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      focusField(name);
    });
    return element('li', {}, link);
  });
  return element(
    'div',
    // Screen readers read the summary when it is focused. A live region would read it twice.
    { class: 'kc-form__summary', role: 'alert', 'aria-live': 'off', tabindex: -1 },
    element(
      'p',
      {},
      element('strong', {}, problem.isCount ? countOfProblems(names.length, spec.shared.summary) : problem.headline),
    ),
    links.length > 0 ? element('ul', {}, ...links) : undefined,
    ...problem.notes.map((note) => element('p', {}, note)),
  );
}
