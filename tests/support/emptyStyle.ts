/** What a style sheet import means in a unit test: nothing to look at. */
const noClassNames: Readonly<Record<string, string>> = {};

// A style module is imported by its default, so its stand-in needs one too.
// biome-ignore lint/style/noDefaultExport: see above
export default noClassNames;
