import type { PrerenderedPage } from '../../shell/src/prerender';
import { directionOf, firstLanguage } from '../../shared-ui/src/language/languages';

interface DocumentParts extends Omit<PrerenderedPage, 'chunk' | 'language'> {
  language: string;
  /** The document that webpack generated, with an empty #root. */
  frame: string;
  /** The address of the deployed portal, such as 'https://council.example'. */
  origin: string;
  /** The scripts of the page's own code, which load together with the portal's. */
  scripts: readonly string[];
}

const described = /<meta name="?description"?[^>]*>/;
/** The scripts that the document's first script requests early at an area's address (shell/src/hydration/askEarly.ts). */
const areaScripts = / data-area="[^"]*"/;
const place = /<div id="?root"?><\/div>/;

/** Composes one document of the shell: with the style and the page's markup, and with links that load its scripts at once. */
export function composeDocument(parts: DocumentParts): string {
  const { frame, page, language, portalName, markup, notice, title, style, scripts } = parts;
  if (!place.test(frame)) throw new Error('The document has no empty #root to put a page into.');
  const links = scripts.map((script) => `<link rel=preload as=script href=${script}>`).join('');
  // The default direction of a document is from left to right.
  const direction = directionOf(language) === 'rtl' ? ' dir=rtl' : '';
  return frame
    .replace(/<title>[^<]*/, () => `<title>${title ? `${title} – ` : ''}${portalName}`)
    .replace(/<html lang="?en"?/, `<html lang=${language}${direction}`)
    .replace(areaScripts, (all) => (isPublic(page) ? '' : all))
    .replace('/manifest.webmanifest', () =>
      language === firstLanguage ? '/manifest.webmanifest' : `/${language}/manifest.webmanifest`,
    )
    .replace(described, () => `<meta name=description content="${escaped(parts.description)}">`)
    .replace('</head>', () => `${headOf(parts)}${style}${links}</head>`)
    .replace(place, () => `${notice}<div id=root data-page=${page}>${markup}</div>`);
}

/** Whether the document belongs to a single address outside the areas. The fallback document for all other addresses does not. */
function isPublic(page: string): boolean {
  return page.startsWith('/') && !/^(\/[a-z]{2})?\/(user|staff|admin)(\/|$)/.test(page);
}

/** The tags for search engines and shared links. The title is already markup. */
function headOf(parts: DocumentParts): string {
  const { page, title, portalName, description, isListed, data, origin, alternates } = parts;
  if (!isListed) return '<meta name=robots content=noindex>';
  const address = `${origin}${page}`;
  const properties = {
    title,
    description: escaped(description),
    type: 'website',
    url: address,
    image: `${origin}/social.png`,
    // With its size, the picture shows the very first time an address is shared.
    'image:width': '1200',
    'image:height': '630',
    'image:alt': escaped(portalName),
  };
  const shared = Object.entries(properties)
    .map(([name, value]) => `<meta property=og:${name} content="${value}">`)
    .join('');
  // A '<' could end the script element.
  const safeData = data?.replaceAll('<', String.raw`\u003c`);
  const structured =
    safeData === undefined ? '' : `<script type=application/ld+json>${safeData}</script>`;
  // At the default address, the language depends on the visitor.
  const others = Object.entries({ ...alternates, 'x-default': alternates[firstLanguage] ?? page })
    .map(([tag, path]) => `<link rel=alternate hreflang=${tag} href="${origin}${path}">`)
    .join('');
  const card = '<meta name=twitter:card content=summary_large_image>';
  return `<link rel=canonical href="${address}">${others}${shared}${card}${structured}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
