import { type ComponentProps, useRef, useState } from 'react';
import type { SharedFormTexts } from '../../../content/form-texts';
import { TextField } from '../../../shared/ui/text-field';
import { suggestedEmail } from './email-suggestion';
import { NoEmail } from './no-email';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  readonly shared: SharedFormTexts;
}

/** Field for an email address. It suggests a correction for a likely typo, and says how to reach us without email. */
export function EmailField({ shared, ...input }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  const accept = () => {
    const control = box.current?.querySelector('input');
    if (!control || !suggestion) return;
    control.value = suggestion;
    // Drafts and checks listen to this event.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  };

  return (
    <div ref={box}>
      <TextField
        {...input}
        onBlur={({ target: { value }, relatedTarget }) => {
          // A button that is being pressed must not move away from under the finger.
          if (!relatedTarget?.matches('button')) setSuggestion(suggestedEmail(value));
        }}
        onInput={() => setSuggestion(undefined)}
      />
      <p className="site-form__suggestion" aria-live="polite">
        {suggestion && (
          <button className="text-button" type="button" onClick={accept}>
            {shared.didYouMean.replace('{address}', () => suggestion)}
          </button>
        )}
      </p>
      <NoEmail />
    </div>
  );
}
