import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { STAND_INS } from '../../content/company';
import { layoutTexts as english } from '../../content/en/layout';
import { layoutTexts as hindi } from '../../content/hi/layout';
import { LanguageProvider } from '../lib/language-context';
import { SampleNote } from './sample-note';

afterEach(cleanup);

describe('the note on sample details', () => {
  it.each([
    ['en', english],
    ['hi', hindi],
  ] as const)('is shown to visitors in %s while anything is a stand-in', (language, texts) => {
    render(
      <LanguageProvider language={language} texts={texts}>
        <SampleNote standIns={STAND_INS.length > 0 ? STAND_INS : ['postal address']} />
      </LanguageProvider>,
    );
    expect(screen.getByText(texts.footer.samples)).toBeTruthy();
  });

  it('is gone once nothing is', () => {
    const { container } = render(
      <LanguageProvider language="en" texts={english}>
        <SampleNote standIns={[]} />
      </LanguageProvider>,
    );
    expect(container.textContent).toBe('');
  });
});
