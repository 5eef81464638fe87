/** A text node, its original text, and the element that the translator put in its place. */
interface Translated {
  readonly text: Text;
  readonly original: string;
  readonly shown: ChildNode;
}

/**
 * Lets the browser translate the page without breaking React (React issue 11538). A translator replaces text nodes with
 * `<font>` elements. React would then update text nodes that are no longer in the page, and throw when it removes one.
 * Therefore, each text node is put back into the page, empty, right before its translation. When React changes or
 * removes the node, its translation is removed too, and the translator finds the new text.
 * @param earlier - Changes before hydration. If given, the original texts are restored until `callBack` is called.
 * @returns Whether the page was translated before hydration, and the function that puts the translations back.
 */
export function keepTextNodes(earlier?: readonly MutationRecord[]) {
  /** Has an entry for the text node and one for the translation. */
  const translated = new WeakMap<Node, Translated>();
  let away: Translated[] | undefined = earlier && [];

  const show = (pair: Translated) => {
    const { text, original, shown } = pair;
    if (away) {
      away.push(pair);
      shown.remove();
      text.data = original;
    } else {
      if (text.data) text.data = '';
      if (text.nextSibling !== shown) text.after(shown);
    }
  };
  const join = (text: Text, original: string, shown: ChildNode) => {
    const pair = { text, original, shown };
    translated.set(text, pair).set(shown, pair);
    shown.before(text);
    show(pair);
  };
  const part = ({ text, shown }: Translated) => {
    shown.remove();
    translated.delete(text);
    translated.delete(shown);
  };
  const settle = (pair: Translated, other?: Node) => {
    const { text, original, shown } = pair;
    const isOurs = !text.parentNode || text.data;
    if (!isOurs && shown.parentNode) return show(pair);
    part(pair);
    if (isOurs) return;
    // The translator has restored the original or inserted another translation.
    if (other && other !== text) join(text, original, other as ChildNode);
    else text.data = original;
  };
  const isTranslation = (node: Node | null): node is ChildNode =>
    node?.nodeName === 'FONT' && node.parentNode !== null && !translated.has(node);

  const onChange = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) => {
    for (const node of [target, ...removedNodes]) {
      const pair = translated.get(node);
      const isText = node instanceof Text;
      if (!pair && !isText) continue;
      const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (shown && isText) {
        if (pair) part(pair);
        // The translator might have moved the node into its own element.
        node.replaceWith(node.cloneNode());
        join(node, node.data, shown);
      } else if (pair && !away) settle(pair, shown ?? addedNodes[0]);
    }
  };
  const work = (records: readonly MutationRecord[]) => {
    records.forEach(onChange);
    // Discards the records of our own changes.
    observer.takeRecords();
  };
  const observer = new MutationObserver(work);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  if (earlier) work(earlier);

  return {
    isTranslated: Boolean(away?.length),
    callBack() {
      const pairs = away ?? [];
      away = undefined;
      for (const pair of pairs) {
        const { text, original } = pair;
        if (translated.get(text) === pair && text.parentNode && text.data === original) show(pair);
      }
      observer.takeRecords();
    },
  };
}
