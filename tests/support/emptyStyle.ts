/** Replaces imported style sheets in unit tests. */
const noClassNames: Readonly<Record<string, string>> = {};

// A style module is imported by its default, so its stand-in needs one too.
// biome-ignore lint/style/noDefaultExport: see above
export default noClassNames;
