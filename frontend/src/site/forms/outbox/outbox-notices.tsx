import { formatReference } from '@lead-types/format-reference';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { pathInLanguage } from '../../lib/language-context';
import { fillIn, HONEYPOT, trimmedValues, typedValues } from '../model/values';
import { draftHolds, readDraft, removeDraft, writeDraft } from './drafts';
import { startOutboxSync, syncNow, updateOutboxFlag } from './outbox-delivery';
import { deleteQueuedLead, onOutboxChange, type QueuedLead, queuedLeads, requeueLead } from './outbox-store';
import './outbox-notices.css';

/** The time of day is given in words, because Hindi has no "pm". */
const SAVED_AT = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;

let mounted: Promise<void> | undefined;

export function showOutboxNotices(language: Language): Promise<void> {
  mounted ??= loadOutboxTexts(language).then((texts) => {
    const root = document.body.appendChild(document.createElement('div'));
    createRoot(root).render(<OutboxNotices texts={texts} language={language} />);
  });
  startOutboxSync();
  return mounted;
}

function OutboxNotices({ texts, language }: { texts: OutboxTexts; language: Language }) {
  const leads = useOutbox();
  const waiting = leads.filter(({ state }) => state === 'waiting');
  return (
    <section className="toasts toasts--bottom-left outbox-notices" aria-label={texts.name} aria-live="polite">
      {waiting.length > 0 && <Waiting leads={waiting} texts={texts} language={language} />}
      {leads.map((lead) => {
        if (lead.state === 'sent') return <Sent key={lead.key} lead={lead} texts={texts} />;
        if (lead.state === 'refused') return <Refused key={lead.key} lead={lead} texts={texts} />;
        return lead.state === 'unsure' && <Unconfirmed key={lead.key} lead={lead} texts={texts} />;
      })}
    </section>
  );
}

function useOutbox(): readonly QueuedLead[] {
  const [leads, setLeads] = useState<readonly QueuedLead[]>([]);
  useEffect(() => {
    const refresh = async () => {
      const current = await queuedLeads().catch(() => []);
      for (const lead of current) if (lead.state === 'sent') removeDeliveredDraft(lead);
      setLeads(current);
    };
    void refresh();
    return onOutboxChange(refresh);
  }, []);
  return leads;
}

interface WaitingProps {
  readonly leads: readonly QueuedLead[];
  readonly texts: OutboxTexts;
  readonly language: Language;
}

function Waiting({ leads, texts, language }: WaitingProps) {
  const time = new Intl.DateTimeFormat(`${language}-IN`, SAVED_AT);
  const count = leads.length === 1 ? texts.waiting.one : texts.waiting.other.replace('{count}', String(leads.length));
  return (
    <details className="toast toast--info">
      <summary className="toast__message">{count}</summary>
      <ul>
        {leads.map((lead) => (
          <li key={lead.key}>
            {lead.name}, {time.format(lead.savedAt)}
            <ReturnToForm lead={lead} texts={texts} label={texts.cancel} withDelete />
          </li>
        ))}
      </ul>
      <NoticeButton label={texts.sendNow} onClick={syncNow} />
    </details>
  );
}

interface NoticeProps {
  readonly lead: QueuedLead;
  readonly texts: OutboxTexts;
}

function Sent({ lead, texts }: NoticeProps) {
  return (
    <div className="toast toast--success">
      <p className="toast__message">
        {texts.sent.replace('{form}', lead.name)} <b>{formatReference(lead.reference ?? '')}</b>
        {lead.values['phone'] && (
          <>
            <br />
            <a href={pathInLanguage(`/track#${formatReference(lead.reference ?? '')}`, lead.language)}>{texts.track}</a>
          </>
        )}
      </p>
      <button className="toast__close" type="button" aria-label={texts.close} onClick={() => discard(lead)}>
        ×
      </button>
    </div>
  );
}

function Refused({ lead, texts }: NoticeProps) {
  const openForm = () => {
    const { location } = window;
    location.assign(lead.address);
    // `assign` does not reload the page if only the hash differs.
    if (location.pathname + location.search + location.hash === lead.address) location.reload();
  };
  return (
    <div className="toast toast--error" role="alert">
      <div className="toast__message">
        {texts.refused.replace('{form}', lead.name)}
        <br />
        <ReturnToForm lead={lead} texts={texts} label={texts.reopen} onReturned={openForm} />
        <NoticeButton label={texts.discard} name={lead.name} onClick={() => discard(lead)} />
      </div>
    </div>
  );
}

function Unconfirmed({ lead, texts }: NoticeProps) {
  const again = async () => {
    await requeueLead(lead);
    syncNow();
  };
  return (
    <div className="toast toast--warning" role="alert">
      <div className="toast__message">
        {texts.unsure.replace('{form}', lead.name)}
        <br />
        <NoticeButton label={texts.sendAgain} onClick={again} />
        <NoticeButton label={texts.discard} name={lead.name} onClick={() => discard(lead)} />
      </div>
    </div>
  );
}

function NoticeButton({ label, name, onClick }: { label: string; name?: string | undefined; onClick: () => void }) {
  return (
    <button className="text-button" type="button" aria-label={name && `${label}: ${name}`} onClick={onClick}>
      {label}
    </button>
  );
}

interface ReturnToFormProps extends NoticeProps {
  readonly label: string;
  readonly withDelete?: true;
  readonly onReturned?: () => void;
}

/** Moves the lead from the outbox back to its form. If the form has other values, shows a notice instead. */
function ReturnToForm({ lead, texts, label, withDelete, onReturned }: ReturnToFormProps) {
  const [isFormInUse, setFormInUse] = useState(false);
  const tryToReturn = async () => {
    const returned = await returnToForm(lead);
    setFormInUse(!returned);
    if (returned) onReturned?.();
  };
  return (
    <>
      <NoticeButton label={label} name={withDelete && lead.name} onClick={tryToReturn} />
      {isFormInUse && <p>{texts.formIsTaken.replace('{form}', lead.name)}</p>}
      {isFormInUse && withDelete && (
        <NoticeButton label={texts.discard} name={lead.name} onClick={() => discard(lead)} />
      )}
    </>
  );
}

/** Returns false if the form has other values, which the lead's values would replace. */
async function returnToForm(lead: QueuedLead): Promise<boolean> {
  const { formId, values, problem } = lead;
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${formId}"]`);
  const { [HONEYPOT]: _honeypot, ...written } = (form ? typedValues(form) : readDraft(formId)?.values) ?? {};
  if (Object.entries(trimmedValues(written)).some(([name, value]) => value && value !== values[name])) return false;
  writeDraft(formId, { values, problem });
  if (form) fillIn(form, values);
  await discard(lead);
  return true;
}

async function discard({ key }: QueuedLead): Promise<void> {
  await deleteQueuedLead(key);
  await updateOutboxFlag();
}

/** Keeps the draft if its values have changed since the lead was queued. */
function removeDeliveredDraft({ key, formId, values }: QueuedLead): void {
  if (readDraft(formId)?.attempt?.key === key && draftHolds(formId, values)) removeDraft(formId);
}

const TEXTS = {
  en: () => import('../../../content/en/outbox'),
  hi: () => import('../../../content/hi/outbox'),
};

export async function loadOutboxTexts(language: Language): Promise<OutboxTexts> {
  return (await TEXTS[language]()).outbox;
}
