/** The build for browsers: the package's own entry asks for Node's `path`. */
declare module 'mammoth/mammoth.browser.js' {
  import mammoth from 'mammoth';
  // biome-ignore lint/style/noDefaultExport: that is how the package is written
  export default mammoth;
}
