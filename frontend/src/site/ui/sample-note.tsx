import { STAND_INS } from '../../content/company';
import { usePage } from '../lib/language-context';
import './sample-note.css';

/** Tells visitors that contact details are samples. Renders nothing once they are real. */
export function SampleNote({ standIns = STAND_INS }: { readonly standIns?: readonly string[] }) {
  const { texts } = usePage();
  return standIns.length > 0 && <p className="sample-note">{texts.footer.samples}</p>;
}
