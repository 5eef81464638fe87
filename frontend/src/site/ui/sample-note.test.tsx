import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PLACEHOLDERS } from '../../content/company';
import { layoutTexts as english } from '../../content/en/layout';
import { layoutTexts as hindi } from '../../content/hi/layout';
import { InPage } from '../testing/open-page';
import { SampleNote } from './notices';

afterEach(cleanup);

describe('the note on sample details', () => {
  it.each([
    ['en', english],
    ['hi', hindi],
  ] as const)('is shown in %s while any detail is a sample', (language, texts) => {
    render(
      <InPage language={language}>
        <SampleNote placeholders={PLACEHOLDERS.length > 0 ? PLACEHOLDERS : ['postal address']} />
      </InPage>,
    );
    expect(screen.getByText(texts.footer.samples)).toBeTruthy();
  });

  it('is not shown if no detail is a sample', () => {
    const { container } = render(
      <InPage>
        <SampleNote placeholders={[]} />
      </InPage>,
    );
    expect(container.textContent).toBe('');
  });
});
