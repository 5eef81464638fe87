/** Shown when a script of the page has failed. */
export const pageFailure = {
  text: 'Something on this page has stopped working. You can still read it, and what you typed is still here.',
  reload: 'Load the page again',
};
