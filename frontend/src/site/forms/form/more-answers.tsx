import { type ReactNode, useEffect, useRef } from 'react';

interface MoreAnswersProps {
  readonly label: string;
  /** A field in it has to be corrected. */
  readonly isWrong: boolean;
  /** A draft was restored, which may have values in it. */
  readonly isRestored: boolean;
  readonly children: ReactNode;
}

/** Folded optional sections of a form. They open by themselves if they hold an error or a restored value. */
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
