declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the form in which css-loader hands class names over
  export default classes;
}
declare module '*.css';
