interface DocumentParts {
  /** The document that webpack has made, with an empty #root. */
  frame: string;
  page: string;
  markup: string;
  /** What stands before #root and is never taken over. */
  notice: string;
  /** Empty where the title of the frame stands. */
  title: string;
  /** What the page is about, in a sentence or two. */
  description: string;
  /** Whether search engines may list it: then it names its own address, and what a shared link shows. */
  isListed: boolean;
  /** Structured data, as JSON. */
  data?: string | undefined;
  /** Where the portal is deployed, such as 'https://council.example'. */
  origin: string;
  /** The style sheet, as an element. */
  style: string;
  /** What the page's own code consists of, to be fetched along with the portal's. */
  scripts: readonly string[];
}

const described = /<meta name="?description"?[^>]*>/;
const place = /<div id="?root"?><\/div>/;

/** One document of the shell: style and page in place, its scripts on their way at once. */
export function composeDocument({
  frame,
  page,
  markup,
  notice,
  title,
  style,
  scripts,
  ...notes
}: DocumentParts): string {
  if (!place.test(frame)) throw new Error('The document has no empty #root to put a page into.');
  const links = scripts.map((script) => `<link rel=preload as=script href=${script}>`).join('');
  const named = title
    ? frame.replace(/<title>(?<portal>[^<]*)/, (_all, portal) => `<title>${title} – ${portal}`)
    : frame;
  return named
    .replace(described, () => `<meta name=description content="${escaped(notes.description)}">`)
    .replace('</head>', () => `${headOf({ page, title, ...notes })}${style}${links}</head>`)
    .replace(place, () => `${notice}<div id=root data-page=${page}>${markup}</div>`);
}

type Notes = Pick<DocumentParts, 'page' | 'title' | 'description' | 'isListed' | 'data' | 'origin'>;

/** What search engines and shared links are told; the title is markup already. */
function headOf({ page, title, description, isListed, data, origin }: Notes): string {
  if (!isListed) return '<meta name=robots content=noindex>';
  const address = `${origin}${page}`;
  const properties = {
    title,
    description: escaped(description),
    type: 'website',
    url: address,
    image: `${origin}/social.png`,
  };
  const shared = Object.entries(properties)
    .map(([name, value]) => `<meta property=og:${name} content="${value}">`)
    .join('');
  // A '<' could end the element.
  const told = data?.replaceAll('<', String.raw`\u003c`);
  const structured = told === undefined ? '' : `<script type=application/ld+json>${told}</script>`;
  return `<link rel=canonical href="${address}">${shared}${structured}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
