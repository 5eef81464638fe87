/** What the bundler makes of an imported file. */
export default '/asset';
