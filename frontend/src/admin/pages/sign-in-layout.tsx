import type { ReactNode } from 'react';
import scene from '../../../pictures/canteen-shop.svg?no-inline';
import './sign-in-pages.css';

/** The pages for users who are not signed in. */
export function SignInLayout({ title, heading, children }: { title: string; heading: string; children: ReactNode }) {
  return (
    <main className="login-page">
      <title>{`${title} | Kisan Canteen back office`}</title>
      <img className="login-page__scene" src={scene} alt="" width="640" height="360" />
      <div className="login-page__card">
        <p className="login-page__brand">
          <img src="/icon.svg" alt="" width="32" height="32" />
          Kisan Canteen
        </p>
        <h1 className="login-page__title">{heading}</h1>
        {children}
      </div>
    </main>
  );
}
