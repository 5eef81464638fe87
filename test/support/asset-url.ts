// biome-ignore lint/style/noDefaultExport: what the bundler makes of an imported file
export default '/asset';
