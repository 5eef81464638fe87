// biome-ignore lint/style/noDefaultExport: stands for modules that only matter in a browser
export default {};
