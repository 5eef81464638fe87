import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTextNodes } from '../../shared/lib/keep-text-nodes';

function Form({ count }: { count: number }) {
  return (
    <form>
      <input name="name" />
      <p>
        Basket: {count} <span>{count > 1 ? 'fields' : 'field'}</span> of yours
      </p>
    </form>
  );
}

function translate(text: ChildNode): void {
  const font = document.createElement('font');
  font.innerHTML = `<font>«${text.textContent}»</font>`;
  text.replaceWith(font);
}

it('hydrates a translated page, which keeps its typed values and stays translated', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form count={1} />);
  const removals: MutationRecord[] = [];
  const observer = new MutationObserver((records) => removals.push(...records));
  observer.observe(page, { childList: true, subtree: true });
  const texts = [...page.querySelectorAll('p, span')].flatMap(({ childNodes }) => [...childNodes]);
  for (const text of texts) if (text instanceof Text) translate(text);
  await act(async () => {});
  observer.disconnect();
  const input = page.querySelector('input');
  if (input) input.value = 'Sunita';
  const shown = [...page.querySelectorAll('font')];

  const translations = keepTextNodes(removals);
  expect(translations.isTranslated).toBe(true);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(page, <Form count={1} />, { onRecoverableError }));
  translations.callBack();

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(page.querySelector('input')).toBe(input);
  expect(input?.value).toBe('Sunita');
  expect([...page.querySelectorAll('font')]).toEqual(shown);
  await act(async () => root.render(<Form count={2} />));
  expect(page.textContent).toBe('«Basket: »2« »fields« of yours»');
});
