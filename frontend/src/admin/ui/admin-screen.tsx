import { createContext, type ReactNode, type Ref, useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from './errors/error-boundary';
import './admin-screen.css';

const ScreenTitle = createContext('');

interface AdminScreenProps {
  readonly title: string;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** Page with the bar. The content must contain a `ScreenHead`. */
export function AdminScreen({ title, bar, children }: AdminScreenProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <ScreenTitle value={title}>
      <title>{`${title} | Kisan Canteen`}</title>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a place on this page, which only keeps the URL */}
      <a
        className="admin-header__skip"
        href="#content"
        onClick={(event) => {
          // The hash is not put into the URL, because that would be a navigation.
          event.preventDefault();
          (main.current?.querySelector('h1') ?? main.current)?.focus();
        }}
      >
        Skip to content
      </a>
      <header className="admin-header">
        <Link className="admin-header__mark" to="/dashboard" aria-label="Kisan Canteen, leads">
          <img className="admin-header__picture" src="/icon.svg" alt="" width="32" height="32" />
        </Link>
        {bar}
      </header>
      <main className="admin-screen" id="content" tabIndex={-1} ref={main}>
        <ErrorBoundary
          key={title}
          part={title}
          failed={(words) => (
            <>
              <ScreenHead />
              {words}
            </>
          )}
        >
          {children}
        </ErrorBoundary>
      </main>
    </ScreenTitle>
  );
}

interface ScreenHeadProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  /** Id of the title, for `aria-labelledby`. */
  readonly titleId?: string;
  /** The screen's main actions, on the right of the title. */
  readonly children?: ReactNode;
}

/** The screen's only level-1 heading. A script can focus it when the focused element has disappeared. */
export function ScreenHead({ ref, titleId, children }: ScreenHeadProps) {
  const title = useContext(ScreenTitle);
  return (
    <div className="screen-head">
      <h1 className="screen-head__title" id={titleId} tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {children && <div className="screen-head__actions">{children}</div>}
    </div>
  );
}
