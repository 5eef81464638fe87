type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element. Leaves out attributes that are undefined or false, and parts that are undefined. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...parts: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(created, name, value);
  created.append(...parts.filter((part) => part !== undefined));
  return created;
}

export function setAttribute(target: Element, name: string, value: Attributes[string]): void {
  if (value === undefined || value === false) target.removeAttribute(name);
  else target.setAttribute(name, value === true ? '' : String(value));
}

/** Returns a link that opens in a new tab, so that the visitor keeps the form. */
export function outsideLink(href: string, text: string): HTMLAnchorElement {
  return element('a', { href, target: '_blank', rel: 'noopener' }, text);
}
