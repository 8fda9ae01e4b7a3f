import type { PrerenderedPage } from '../../shell/src/prerender';
import { directionOf, firstLanguage } from '../../shared-ui/src/language/languages';

interface DocumentParts extends Omit<PrerenderedPage, 'chunk' | 'language'> {
  language: string;
  /** The document that webpack has made, with an empty #root. */
  frame: string;
  /** Where the portal is deployed, such as 'https://council.example'. */
  origin: string;
  /** What the page's own code consists of, to be fetched along with the portal's. */
  scripts: readonly string[];
}

const described = /<meta name="?description"?[^>]*>/;
/** Scripts that the first one asks for early at an area's address (shell/src/hydration/askEarly.ts). */
const areaScripts = / data-area="[^"]*"/;
const place = /<div id="?root"?><\/div>/;

/** One document of the shell: style and page in place, its scripts on their way at once. */
export function composeDocument(parts: DocumentParts): string {
  const { frame, page, language, portalName, markup, notice, title, style, scripts } = parts;
  if (!place.test(frame)) throw new Error('The document has no empty #root to put a page into.');
  const links = scripts.map((script) => `<link rel=preload as=script href=${script}>`).join('');
  // Without a direction, a document is read from left to right.
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

/** Whether it is the document of one address that is in no area; the one for all other addresses has no address. */
function isPublic(page: string): boolean {
  return page.startsWith('/') && !/^(\/[a-z]{2})?\/(user|staff|admin)(\/|$)/.test(page);
}

/** What search engines and shared links are told; the title is markup already. */
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
    // tools/icons/drawIcons.ts. With the size, the first to share an address has the picture as well.
    'image:width': '1200',
    'image:height': '630',
    'image:alt': escaped(portalName),
  };
  const shared = Object.entries(properties)
    .map(([name, value]) => `<meta property=og:${name} content="${value}">`)
    .join('');
  // A '<' could end the element.
  const told = data?.replaceAll('<', String.raw`\u003c`);
  const structured = told === undefined ? '' : `<script type=application/ld+json>${told}</script>`;
  // An address without a language leaves it to the visitor.
  const others = Object.entries({ ...alternates, 'x-default': alternates[firstLanguage] ?? page })
    .map(([tag, path]) => `<link rel=alternate hreflang=${tag} href="${origin}${path}">`)
    .join('');
  const card = '<meta name=twitter:card content=summary_large_image>';
  return `<link rel=canonical href="${address}">${others}${shared}${card}${structured}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
