/** Whether a modal dialog covers the page; one that stands beside it covers nothing. */
export function isModalOpen(): boolean {
  return document.querySelector('dialog[open]:not([data-beside])') !== null;
}
