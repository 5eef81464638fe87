import { type ReactNode, useEffect, useRef } from 'react';

interface MoreAnswersProps {
  readonly label: string;
  /** Something in it has to be corrected. */
  readonly isWrong: boolean;
  /** The form has a draft again, which may reach into it. */
  readonly isRestored: boolean;
  readonly children: ReactNode;
}

/** Optional parts of a form behind one line. They open by themselves where a visitor has to see what is in them. */
export function MoreAnswers({ label, isWrong, isRestored, children }: MoreAnswersProps) {
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const controls = [...(box.current?.querySelectorAll<HTMLInputElement>('.field__control') ?? [])];
    if (box.current && (isWrong || (isRestored && controls.some(({ value }) => value)))) box.current.open = true;
  }, [isWrong, isRestored]);

  return (
    <details className="site-form__more" ref={box} suppressHydrationWarning>
      <summary className="site-form__more-label">{label}</summary>
      {children}
    </details>
  );
}
