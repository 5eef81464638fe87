/** With this at the end of its address, a page opens with its form's dialog. */
export const DIALOG_HASH = '#form';
