import { useEffect, useRef, useState } from 'react';
import type { SharedFormTexts } from '../../../content/form-texts';
import type { FormDefinition } from '../model/form-definition';
import './form-progress.css';
import { FILLED_IN, trimmedValues, typedValues } from '../model/values';

interface FormProgressProps {
  readonly form: FormDefinition;
  readonly texts: SharedFormTexts['progress'];
}

/**
 * Inside its form: how much of it is filled in and whether it can be sent. It stays in sight while one scrolls. What is folded
 * away is not counted: nobody has to answer it.
 */
export function FormProgress({ form, texts }: FormProgressProps) {
  const root = useRef<HTMLDivElement>(null);
  const folded: readonly string[] = (form.folded ?? []).flatMap((section) => form.sections[section] ?? []);
  const fields = Object.entries(form.fields).filter(([name]) => !folded.includes(name));
  const [filled, setFilled] = useState<readonly string[]>([]);

  useEffect(() => {
    const watched = root.current?.closest('form');
    if (!watched) return;
    const count = () => setFilled(filledNames(watched));
    // The inputs are emptied only after `reset` has been announced.
    const countLater = () => queueMicrotask(count);
    count();
    watched.addEventListener('input', count);
    watched.addEventListener(FILLED_IN, count);
    watched.addEventListener('reset', countLater);
    return () => {
      watched.removeEventListener('input', count);
      watched.removeEventListener(FILLED_IN, count);
      watched.removeEventListener('reset', countLater);
    };
  }, []);

  const done = fields.filter(([name]) => filled.includes(name)).length;
  const missing = fields.filter(([name, field]) => field.required && !filled.includes(name)).length;
  return (
    <div className="form-progress" ref={root}>
      <p>
        {texts.filled.replace('{done}', String(done)).replace('{total}', String(fields.length))}
        {' · '}
        <strong>{missing ? texts.missing.replace('{count}', String(missing)) : texts.ready}</strong>
      </p>
      <progress className="form-progress__bar" aria-label={texts.name} value={done} max={fields.length} />
    </div>
  );
}

function filledNames(element: HTMLFormElement): string[] {
  const values = trimmedValues(typedValues(element));
  return Object.keys(values).filter((name) => values[name]);
}
