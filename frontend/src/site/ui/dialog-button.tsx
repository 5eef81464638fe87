import { COMPANY } from '../../content/company';
import { offlineDialog as english } from '../../content/en/offline';
import { offlineDialog as hindi } from '../../content/hi/offline';
import { pathInLanguage, useLanguage } from '../lib/language-context';
import { Link } from './link';

interface DialogButtonProps {
  /** The form's name in `forms/load-form.ts`. */
  readonly dialog: string;
  readonly label: string;
  /** Where to ask for the same without a dialog. */
  readonly fallback: string;
  readonly className: string;
}

/** A button that opens a form in a dialog (app/dialog-buttons.ts); a link where scripts are off. */
export function DialogButton({ dialog, label, fallback, className }: DialogButtonProps) {
  const language = useLanguage();
  return (
    <>
      <noscript>
        <Link className={className} to={fallback}>
          {label}
        </Link>
      </noscript>
      <button
        className={className}
        type="button"
        aria-haspopup="dialog"
        data-dialog={dialog}
        data-fallback={pathInLanguage(fallback, language)}
      >
        {label}
      </button>
      {/* Shown where the dialog cannot be loaded because the network is gone. */}
      <template>
        <span className="no-script" role="alert">
          {language === 'hi' ? hindi : english} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a>
        </span>
      </template>
    </>
  );
}
