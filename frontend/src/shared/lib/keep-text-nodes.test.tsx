import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { keepTextNodes } from './keep-text-nodes';

/** Replaces all text with a translation, as a browser does. */
function translate(within: Element): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data === '' || text.parentElement?.closest('font')) continue;
    const font = document.createElement('font');
    font.innerHTML = `<font>«${text.data}»</font>`;
    text.replaceWith(font);
  }
}

const told = () => act(async () => {});

function Basket({ count, isOpen = true }: { count: number; isOpen?: boolean }) {
  return (
    <p>
      {count > 2 && <b>Many</b>}
      {isOpen && 'Basket: '}
      {count} <span>{count > 1 ? 'fields' : 'field'}</span> of yours
    </p>
  );
}

describe('a translated text', () => {
  let page: HTMLElement;
  let rerender: (basket: ReactElement) => void;

  beforeAll(() => {
    keepTextNodes();
  });
  beforeEach(async () => {
    ({ container: page, rerender } = render(<Basket count={1} />));
    translate(page);
    await told();
  });

  it('stays translated if React does not change it', () => {
    expect(page.textContent).toBe('«Basket: »«1»« »«field»« of yours»');
  });

  it('shows the text that React writes, and its translation', async () => {
    rerender(<Basket count={2} />);
    await told();
    expect(page.textContent).toBe('«Basket: »2« »fields« of yours»');
    translate(page);
    await told();
    rerender(<Basket count={5} />);
    translate(page);
    await told();
    expect(page.textContent).toBe('«Many»«Basket: »«5»« »«fields»« of yours»');
  });

  it('disappears and appears when React removes and inserts it', async () => {
    rerender(<Basket count={1} isOpen={false} />);
    await told();
    expect(page.textContent).toBe('«1»« »«field»« of yours»');
    rerender(<Basket count={3} />);
    await told();
    expect(page.textContent).toBe('ManyBasket: 3« »fields« of yours»');
  });

  it('is restored when the translation is undone, and can be translated again', async () => {
    for (const font of page.querySelectorAll('p > font, span > font')) font.remove();
    await told();
    expect(page.textContent).toBe('Basket: 1 field of yours');
    translate(page);
    await told();
    for (const font of page.querySelectorAll('p > font, span > font')) {
      const other = document.createElement('font');
      other.textContent = font.textContent.replaceAll(/[«»]/g, '|');
      font.replaceWith(other);
    }
    await told();
    rerender(<Basket count={2} />);
    await told();
    expect(page.textContent).toBe('|Basket: |2| |fields| of yours|');
  });
});
