import { useState } from 'react';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { type LeadDetail, type Note, noteElementId } from '../lead/lead';
import './colleague-news.css';

type LeadOfNews = Pick<LeadDetail, '_id' | 'notes'>;

/** Says that a colleague saved a call or note since the lead was opened, until the user reads it or saves their own. */
export function ColleagueNews({ lead }: { readonly lead: LeadOfNews }) {
  const { news, dismiss } = useNews(lead);
  const show = () => {
    const note = news && document.getElementById(noteElementId(news._id));
    note?.scrollIntoView({ block: 'center' });
    note?.focus({ preventScroll: true });
    dismiss();
  };
  return (
    <div className="colleague-news" data-news={news ? true : undefined} role="status">
      {news && (
        <>
          <span className="colleague-news__words">{formatNews(news)}</span>
          <Button small className="colleague-news__show" onClick={show}>
            Show
          </Button>
        </>
      )}
    </div>
  );
}

function useNews({ _id, notes }: LeadOfNews): { readonly news: Note | undefined; readonly dismiss: () => void } {
  const user = useUser();
  const newest = notes[0]?.createdAt ?? '';
  const [read, setRead] = useState({ _id, upTo: newest });
  if (read._id !== _id) setRead({ _id, upTo: newest });
  const upTo = read._id === _id ? read.upTo : newest;
  const [latest] = notes;
  const isNews = latest !== undefined && latest.createdAt > upTo && latest.author?._id !== user?._id;
  return { news: isNews ? latest : undefined, dismiss: () => setRead({ _id, upTo: newest }) };
}

function formatNews({ author, call, message }: Note): string {
  const what = call ? 'logged a call' : message ? 'sent a message' : 'added a note';
  return `${author?.name ?? 'A colleague'} just ${what}`;
}
