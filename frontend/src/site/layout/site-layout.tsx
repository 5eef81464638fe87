import { type ReactNode, useState } from 'react';
import type { PublicRoute } from '../../content/routes';
import { useLanguage } from '../lib/language-context';
import { RoadmapBanner } from './roadmap-banner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import './site-layout.css';

interface SiteLayoutProps {
  /** The page the address leads to, if any. */
  readonly current: PublicRoute | null;
  /** Whether the address is ahead of the page on screen. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** What surrounds every public page. While the full-screen menu is open, nothing behind it can be reached. */
export function SiteLayout({ current, busy, children }: SiteLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { texts } = useLanguage();

  return (
    <>
      <a className="site-layout__skip" href="#content">
        {texts.skip}
      </a>
      <SiteHeader current={current} onMenuToggle={setMenuOpen} />
      {busy && <div className="site-layout__loading" aria-hidden="true" />}
      <main className="site-layout__main" id="content" tabIndex={-1} inert={menuOpen}>
        {children}
        <RoadmapBanner />
      </main>
      <SiteFooter inert={menuOpen} />
    </>
  );
}
