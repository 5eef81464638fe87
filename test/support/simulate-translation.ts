import type { Page } from 'playwright-core';

/** Returns the text as `TRANSLATE_PAGE` translates it. */
export const translated = (text: string) => `«${text}»`;

/**
 * Changes a page like Chrome's translation: replaces each new or changed text node with two nested `<font>` elements
 * after a short delay, and translates attributes such as aria-label in place.
 */
const translateTo = (before: string, after: string, language?: string) => `(() => {
  if (window.translation) return;
  const DELAY_MS = 40;
  const NOT_TRANSLATED = 'script, style, textarea, noscript, title, [translate="no"], .notranslate';
  const ATTRIBUTES = ['placeholder', 'title', 'aria-label', 'alt'];
  const done = new WeakSet();
  const waiting = new Set();
  const translate = (text) => text.replace(/^(\\s*)([^]*?)(\\s*)$/, '$1${before}$2${after}$3');
  const font = (child) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(child);
    return element;
  };
  const isDue = (node) =>
    node.data.trim() !== '' && !done.has(node) && node.parentElement?.isConnected && !node.parentElement.closest(NOT_TRANSLATED);
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (isDue(node)) waiting.add(node);
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) look(texts.currentNode);
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const name of ATTRIBUTES) {
        const value = element.getAttribute(name);
        if (value && !value.startsWith('${before}')) element.setAttribute(name, translate(value));
      }
  };
  const work = () => {
    const nodes = [...waiting];
    waiting.clear();
    for (const node of nodes) {
      if (!isDue(node)) continue;
      const words = document.createTextNode(translate(node.data));
      done.add(words);
      node.parentNode.replaceChild(font(font(words)), node);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) look(node);
    setTimeout(work, DELAY_MS);
  });
  const start = () => {
    ${language ? `document.documentElement.lang = '${language}';` : ''}
    document.documentElement.classList.add('translated-ltr');
    look(document.documentElement);
    work();
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  window.translation = {
    remember: (changing) => {
      const texts = [...document.querySelectorAll('font > font')];
      window.translation.texts = texts.filter((text) => !text.closest(changing));
    },
    gone: () => window.translation.texts.filter((text) => !text.isConnected).map((text) => text.textContent),
    missing: () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const missing = [];
      while (texts.nextNode()) if (isDue(texts.currentNode)) missing.push(texts.currentNode.data);
      return missing;
    },
  };
  if (document.documentElement) start();
  else new MutationObserver((_, waits) => {
    if (!document.documentElement) return;
    waits.disconnect();
    start();
  }).observe(document, { childList: true });
})()`;

export const TRANSLATE_PAGE = translateTo('«', '»', 'mr');

/** A translation that leaves the texts unchanged, for tests that search for texts. */
export const TRANSLATE_WORD_FOR_WORD = translateTo('', '');

/** Remembers the current translations outside of `changing`. `translationsGone` lists those that disappeared. */
export const rememberTranslations = (page: Page, changing: string) =>
  page.evaluate(`window.translation.remember('${changing}')`);
export const translationsGone = (page: Page) => page.evaluate<string[]>('window.translation.gone()');

export const untranslated = (page: Page) => page.evaluate<string[]>('window.translation.missing()');
