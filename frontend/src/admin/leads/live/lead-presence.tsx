import { useEffect, useRef, useState } from 'react';
import { initialsOf } from '../../ui/initials';
import { useLivePresence } from './live-connection';
import type { Colleague } from './presence-reports';
import './lead-presence.css';

const MAX_CIRCLES = 3;
const NOBODY: readonly Colleague[] = [];

/** Names the colleagues who have the lead open. Reports to them that this window shows it. */
export function LeadPresence({ leadId }: { readonly leadId: string }) {
  const { colleagues, arrival } = useColleagues(leadId);
  const words = formatPresence(colleagues);
  return (
    <div className="lead-presence">
      {colleagues.slice(0, MAX_CIRCLES).map(({ _id, name, typing }) => (
        <span className="lead-presence__circle" key={_id} data-typing={typing || undefined} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ))}
      <span className="lead-presence__words" title={colleagues.map(({ name }) => name).join(', ') || undefined}>
        {words}
      </span>
      {/* Announces who came, but not who types or leaves. */}
      <span className="visually-hidden" role="status">
        {arrival}
      </span>
    </div>
  );
}

/** Call this where the user writes about the lead. Colleagues see "is typing…" for 5 seconds after each change. */
export function useTypingReport(leadId: string, words: string): void {
  const { setTyping } = useLivePresence();
  const before = useRef({ leadId, words });
  useEffect(() => {
    const isChanged = before.current.leadId === leadId && before.current.words !== words;
    before.current = { leadId, words };
    if (isChanged) setTyping(leadId, words.trim() !== '');
  }, [setTyping, leadId, words]);
}

function useColleagues(leadId: string) {
  const { open } = useLivePresence();
  const [shown, setShown] = useState({ leadId, colleagues: NOBODY, arrival: '' });
  useEffect(
    () =>
      open(leadId, (colleagues) =>
        setShown((before) => {
          const known = before.leadId === leadId ? before.colleagues : NOBODY;
          if (before.leadId === leadId && JSON.stringify(known) === JSON.stringify(colleagues)) return before;
          const arrived = colleagues.filter(({ _id }) => !known.some((one) => one._id === _id));
          const isKept = arrived.length === 0 && before.leadId === leadId && colleagues.length > 0;
          const arrival = isKept ? before.arrival : formatHere(arrived.map(({ name }) => name));
          return { leadId, colleagues, arrival };
        }),
      ),
    [open, leadId],
  );
  return shown.leadId === leadId ? shown : { colleagues: NOBODY, arrival: '' };
}

/** "Rakesh Sinha is here", or "Rakesh Sinha is typing…" while somebody types. */
export function formatPresence(colleagues: readonly Pick<Colleague, 'name' | 'typing'>[]): string {
  const typing = colleagues.filter((one) => one.typing).map(({ name }) => name);
  return typing.length > 0 ? `${formatNames(typing)} typing…` : formatHere(colleagues.map(({ name }) => name));
}

function formatHere(names: readonly string[]): string {
  return names.length === 0 ? '' : `${formatNames(names)} here`;
}

function formatNames([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `${first} is`;
  return others.length === 1 ? `${first} and ${others[0]} are` : `${first} and ${others.length} others are`;
}
