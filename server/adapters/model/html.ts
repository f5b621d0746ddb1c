export function element(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}
