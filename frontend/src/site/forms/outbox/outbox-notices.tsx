import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { formatReference } from '../../../shared/lib/format-reference';
import { readDraft, removeDraft, writeDraft } from '../form/drafts';
import { loadOutboxTexts } from './load-outbox-texts';
import { onOutboxChange } from './outbox-channel';
import { deleteQueuedLead, type QueuedLead, queuedLeads, requeueLead } from './outbox-store';
import { startOutboxSync, syncNow, updateOutboxFlag } from './outbox-sync';
import '../form/text-button.css';
import './outbox-notices.css';

/** With the time of day in words: Hindi has no "pm". */
const SAVED_AT = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;

let mounted: Promise<void> | undefined;

/** Shows what is queued on this device, whichever page is open, and begins to send it. */
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
            <NoticeButton label={texts.cancel} name={lead.name} onClick={() => returnToForm(lead)} />
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
      </p>
      <button className="toast__close" type="button" aria-label={texts.close} onClick={() => discard(lead)}>
        ×
      </button>
    </div>
  );
}

function Refused({ lead, texts }: NoticeProps) {
  const reopen = async () => {
    await returnToForm(lead);
    const { location } = window;
    location.assign(lead.address);
    // Where at most the hash differs, `assign` loads nothing.
    if (location.pathname + location.search + location.hash === lead.address) location.reload();
  };
  return (
    <div className="toast toast--error" role="alert">
      <div className="toast__message">
        {texts.refused.replace('{form}', lead.name)}
        <br />
        <NoticeButton label={texts.reopen} onClick={reopen} />
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

function NoticeButton({ label, name, onClick }: { label: string; name?: string; onClick: () => void }) {
  return (
    <button className="text-button" type="button" aria-label={name && `${label}: ${name}`} onClick={onClick}>
      {label}
    </button>
  );
}

/** Moves it from the outbox back into its form's draft. */
async function returnToForm(lead: QueuedLead): Promise<void> {
  writeDraft(lead.formId, { values: lead.values, problem: lead.problem });
  await discard(lead);
}

async function discard({ key }: QueuedLead): Promise<void> {
  await deleteQueuedLead(key);
  await updateOutboxFlag();
}

/** Removes the draft of what has arrived, unless something else was typed there since. */
function removeDeliveredDraft({ key, formId, values }: QueuedLead): void {
  const draft = readDraft(formId);
  const isSame = Object.entries(values).every(([name, value]) => (draft?.values[name] ?? '').trim() === value);
  if (draft?.attempt?.key === key && isSame) removeDraft(formId);
}
