/** How long who wrote a note can change it, in minutes. */
export const NOTE_EDIT_MINUTES = 15;
