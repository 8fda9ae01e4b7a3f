import { sheetStyle } from './sheetStyle';

/**
 * A standalone document with the content of a sheet: it opens and prints without a network, and has no
 * scripts.
 * @param sheet the element on the page
 * @param title of the window
 */
export function savedSheet(sheet: HTMLElement, title: string): string {
  const saved = document.implementation.createHTMLDocument(title);
  saved.documentElement.lang = document.documentElement.lang || 'en';
  saved.head.prepend(
    made(saved, 'meta', { charset: 'utf-8' }),
    made(saved, 'meta', {
      'http-equiv': 'Content-Security-Policy',
      content: "default-src 'none'; style-src 'unsafe-inline'",
    }),
    made(saved, 'meta', { name: 'viewport', content: 'width=device-width' }),
  );
  const style = made(saved, 'style', {});
  style.textContent = `${sheetStyle('.certificate')}
html { background: white; }
body { margin: 0; }
.certificate { box-sizing: border-box; margin: 0 auto; }
@page { size: A4; margin: 0; }`;
  saved.head.append(style);

  const copy = saved.importNode(sheet, true);
  for (const element of [copy, ...copy.querySelectorAll('*')]) element.removeAttribute('class');
  copy.className = 'certificate';
  saved.body.append(copy);
  // Serialized by the browser, which escapes the content.
  return `<!doctype html>\n${saved.documentElement.outerHTML}`;
}

function made(of: Document, name: string, attributes: Record<string, string>): HTMLElement {
  const element = of.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
