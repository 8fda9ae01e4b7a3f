interface DocumentParts {
  /** The document that webpack has made, with an empty #root. */
  frame: string;
  page: string;
  markup: string;
  /** What stands before #root and is never taken over. */
  notice: string;
  /** Empty where the title of the frame stands. */
  title: string;
  /** The style sheet, as an element. */
  style: string;
  /** What the page's own code consists of, to be fetched along with the portal's. */
  scripts: readonly string[];
}

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
}: DocumentParts): string {
  if (!place.test(frame)) throw new Error('The document has no empty #root to put a page into.');
  const links = scripts.map((script) => `<link rel=preload as=script href=${script}>`).join('');
  const named = title
    ? frame.replace(/<title>(?<portal>[^<]*)/, (_all, portal) => `<title>${title} – ${portal}`)
    : frame;
  return named
    .replace('</head>', () => `${style}${links}</head>`)
    .replace(place, () => `${notice}<div id=root data-page=${page}>${markup}</div>`);
}
