import { STAND_INS } from '../../content/company';
import { useLanguage } from '../lib/language-context';
import './sample-note.css';

/** Says that contact details are samples, so that no visitor takes them for the company's own; nothing once none is left. */
export function SampleNote({ standIns = STAND_INS }: { readonly standIns?: readonly string[] }) {
  const { texts } = useLanguage();
  return standIns.length > 0 && <p className="sample-note">{texts.footer.samples}</p>;
}
