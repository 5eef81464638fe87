import type { ReactNode } from 'react';
import type { PublicRoute } from '../../content/routes';
import { usePage } from '../lib/language-context';
import { RoadmapBanner } from './roadmap-banner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import './site-layout.css';

interface SiteLayoutProps {
  /** Null for the not-found page. */
  readonly current: PublicRoute | null;
  readonly children: ReactNode;
}

/** The header, the content and the footer. The header and its menus work without React (lib/enhance-page.ts). */
export function SiteLayout({ current, children }: SiteLayoutProps) {
  const { texts } = usePage();

  return (
    <>
      <a className="site-layout__skip" href="#content">
        {texts.skip}
      </a>
      <SiteHeader current={current} />
      <main className="site-layout__main" id="content" tabIndex={-1}>
        {children}
        <RoadmapBanner />
      </main>
      <SiteFooter />
    </>
  );
}
