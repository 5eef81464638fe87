/** Replaces the URL of an imported asset file. */
export default '/asset';
