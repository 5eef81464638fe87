import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { readDraft, removeDraft, writeDraft } from '../form/drafts';
import { onOutboxChange } from './outbox-channel';
import { deleteLead, deliverAgain, type WaitingLead, waitingLeads } from './outbox-store';
import { markOutbox, startOutboxSync, syncNow } from './outbox-sync';
import './outbox-notices.css';
import { spokenReference } from '../../../shared/lib/spoken-reference';

const TEXTS = {
  en: () => import('../../../content/en/outbox'),
  hi: () => import('../../../content/hi/outbox'),
};

/** With the time of day in words: Hindi has no "pm". */
const SAVED_AT = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;

let shown: Promise<void> | undefined;

/** Shows what waits on this device, whichever page is open, and begins to send it. */
export function showOutboxNotices(language: Language): Promise<void> {
  shown ??= TEXTS[language]().then(({ outbox }) => {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<OutboxTray texts={outbox} language={language} />);
  });
  startOutboxSync();
  return shown;
}

function OutboxTray({ texts, language }: { texts: OutboxTexts; language: Language }) {
  const leads = useOutbox();
  const waiting = leads.filter(({ state }) => state === 'waiting');
  return (
    <section className="toasts toasts--bottom-left outbox" aria-label={texts.name} aria-live="polite">
      {waiting.length > 0 && <Waiting leads={waiting} texts={texts} language={language} />}
      {leads.map((lead) => {
        if (lead.state === 'sent') return <Sent key={lead.key} lead={lead} texts={texts} />;
        if (lead.state === 'refused') return <Refused key={lead.key} lead={lead} texts={texts} />;
        return lead.state === 'unsure' && <Unsure key={lead.key} lead={lead} texts={texts} />;
      })}
    </section>
  );
}

function useOutbox(): readonly WaitingLead[] {
  const [leads, setLeads] = useState<readonly WaitingLead[]>([]);
  useEffect(() => {
    const look = async () => {
      const now = await waitingLeads().catch(() => []);
      for (const lead of now) if (lead.state === 'sent') forgetDraftOf(lead);
      setLeads(now);
    };
    void look();
    return onOutboxChange(look);
  }, []);
  return leads;
}

interface WaitingProps {
  readonly leads: readonly WaitingLead[];
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
            <Action label={texts.cancel} name={lead.name} onClick={() => giveBack(lead)} />
          </li>
        ))}
      </ul>
      <Action label={texts.sendNow} onClick={syncNow} />
    </details>
  );
}

interface NoticeProps {
  readonly lead: WaitingLead;
  readonly texts: OutboxTexts;
}

function Sent({ lead, texts }: NoticeProps) {
  return (
    <div className="toast toast--success">
      <p className="toast__message">
        {texts.sent.replace('{form}', lead.name)} <b>{spokenReference(lead.reference ?? '')}</b>
      </p>
      <button className="toast__close" type="button" aria-label={texts.close} onClick={() => discard(lead)}>
        ×
      </button>
    </div>
  );
}

function Refused({ lead, texts }: NoticeProps) {
  const reopen = async () => {
    await giveBack(lead);
    const { location } = window;
    location.assign(lead.address);
    // Where only the hash differs, or nothing, the page would stay as it is.
    if (location.pathname + location.search + location.hash === lead.address) location.reload();
  };
  return (
    <div className="toast toast--error" role="alert">
      <div className="toast__message">
        {texts.refused.replace('{form}', lead.name)}
        <br />
        <Action label={texts.reopen} onClick={reopen} />
        <Action label={texts.discard} name={lead.name} onClick={() => discard(lead)} />
      </div>
    </div>
  );
}

function Unsure({ lead, texts }: NoticeProps) {
  const again = async () => {
    await deliverAgain(lead);
    syncNow();
  };
  return (
    <div className="toast toast--warning" role="alert">
      <div className="toast__message">
        {texts.unsure.replace('{form}', lead.name)}
        <br />
        <Action label={texts.sendAgain} onClick={again} />
        <Action label={texts.discard} name={lead.name} onClick={() => discard(lead)} />
      </div>
    </div>
  );
}

function Action({ label, name, onClick }: { label: string; name?: string; onClick: () => void }) {
  return (
    <button className="site-form__clear" type="button" aria-label={name && `${label}: ${name}`} onClick={onClick}>
      {label}
    </button>
  );
}

/** Takes it out of the outbox and lays it back into its form, where it stands when the form is opened. */
async function giveBack(lead: WaitingLead): Promise<void> {
  writeDraft(lead.formId, { values: lead.values, refusal: lead.refusal });
  await discard(lead);
}

async function discard({ key }: WaitingLead): Promise<void> {
  await deleteLead(key);
  await markOutbox();
}

/** What arrived must not stand in its form once more; what was typed there since stays. */
function forgetDraftOf({ key, formId, values }: WaitingLead): void {
  const draft = readDraft(formId);
  const isSame = Object.entries(values).every(([name, value]) => (draft?.values[name] ?? '').trim() === value);
  if (draft?.attempt?.key === key && isSame) removeDraft(formId);
}
