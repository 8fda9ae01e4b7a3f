// The entry of a build of its own, for Node: renders the documents of the public routes. See
// docs/decisions/0009-pages-are-prerendered.md.
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AuthProvider, createFirebaseIdentity } from 'shared-auth';
import { LanguageProvider } from 'shared-platform';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { areaForms } from './areas/areaForms';
import { councilPageNames } from './council-pages/councilPageNames';
import {
  describeDocument,
  missingPage,
  securityContact,
  webManifest,
  type DocumentNotes,
} from './documents/describeDocuments';
import { useMessages } from './documents/i18n';
import { neutralPage } from './hydration/documentPage';
import { NeutralDocument } from './hydration/NeutralDocument';
import { useMessages as usePortalMessages } from './i18n';
import { findPageCode, landingParts } from './pages';
import { BelowFloorNotice } from './older-browsers/BelowFloorNotice';
import { Portal } from './Portal';
import { portalPaths } from './portalPaths';
import { servicePath } from './service-pages/servicePaths';
import { services } from './service-pages/services';

/** A document of a public route, or of every other address. */
export interface PrerenderedPage extends DocumentNotes {
  /** The path, '/404' for an address that nothing stands at, or 'neutral' for all others. */
  page: string;
  /** What stands in #root. */
  markup: string;
  /** The page's own name, for the title. Empty where it has none. */
  title: string;
  /** The `<style>` of its group of documents: their rules together, in one order, so that they have one hash. */
  style: string;
  /** The chunk with the page's code, by its name. Areas' are asked for by the first script. */
  chunk?: string;
}

export interface Prerendered {
  pages: PrerenderedPage[];
  /** What every document says to a browser that the portal does not work in. */
  notice: string;
  /** Files beside the documents, by their path in the site. */
  files: Record<string, string>;
}

const identity = createFirebaseIdentity(() =>
  Promise.reject(new Error('Nobody signs in while documents are rendered.')),
);

/**
 * Every public route, with what a visitor sees of it before anything but the document has arrived.
 * @param origin where the portal is deployed, such as 'https://council.example'
 */
export async function prerender(origin: string): Promise<Prerendered> {
  // What shows services is styled by a sheet of its own: no login has to bring it.
  const withServices = [
    portalPaths.home,
    portalPaths.services,
    ...services.map(({ slug }) => servicePath(slug)),
  ];
  const others = [
    portalPaths.forgotPassword,
    ...councilPageNames.map((page) => portalPaths[page]),
    portalPaths.contact,
    portalPaths.verify,
    portalPaths.track,
    ...areaForms.map(({ path }) => path),
    missingPage,
    neutralPage,
  ];
  for (const path of [...withServices, ...others]) await findPageCode(path)?.load();
  for (const part of Object.values(landingParts)) await part.load();

  const t = readHere(useMessages);
  const portalName = readHere(usePortalMessages)('portal.name');
  const groups = [withServices, others].map((paths) => renderGroup(paths));
  const pages = groups.flatMap(({ rendered, style }) =>
    rendered.map((page) => ({ ...page, style, ...describeDocument(page.page, t, origin) })),
  );
  const listed = pages.filter(({ isListed }) => isListed).map(({ page }) => origin + page);
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), 1);
  expires.setUTCHours(0, 0, 0, 0);
  return {
    pages,
    notice: groups[0]?.notice ?? '',
    files: {
      'manifest.webmanifest': JSON.stringify(webManifest(t, portalName)),
      // What only whoever is signed in sees says itself that it is not to be listed: it has to be read for that.
      'robots.txt': `User-agent: *\nDisallow: /builds/\nSitemap: ${origin}/sitemap.xml\n`,
      'sitemap.xml': sitemap(listed),
      'security.txt': securityContact(expires, origin),
    },
  };
}

function renderGroup(paths: readonly string[]) {
  const sheet = new ServerStyleSheet();
  const rendered = paths.map((page) => {
    const isNeutral = page === neutralPage;
    // Each document has the global style as its first: the sheet counts them up.
    sheet.instance.gs = {};
    const markup = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <NeutralDocument value={isNeutral}>{portalAt(isNeutral ? '/-' : page)}</NeutralDocument>
      </StyleSheetManager>,
    );
    const chunk = findPageCode(page)?.chunk;
    return { page, markup, title: titleOf(markup), ...(chunk ? { chunk } : {}) };
  });
  sheet.instance.gs = {};
  const notice = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <LanguageProvider>
        <BelowFloorNotice />
      </LanguageProvider>
    </StyleSheetManager>,
  );
  const style = sheet.getStyleTags();
  sheet.seal();
  return { rendered, notice, style };
}

/** What a hook gives where there is no page to call it in. */
function readHere<T>(useValue: () => T): T {
  const read: T[] = [];
  function Reader() {
    read.push(useValue());
    return null;
  }
  renderToString(
    <LanguageProvider>
      <Reader />
    </LanguageProvider>,
  );
  const [value] = read;
  if (value === undefined) throw new Error('The hook gave nothing.');
  return value;
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function portalAt(path: string): ReactNode {
  return (
    <StrictMode>
      <LanguageProvider>
        <StaticRouter location={path}>
          <AuthProvider identity={identity}>
            <Portal />
          </AuthProvider>
        </StaticRouter>
      </LanguageProvider>
    </StrictMode>
  );
}

/** As `RouteFocus` takes it from the heading once the portal runs. */
function titleOf(markup: string): string {
  return /<h1[^>]* data-document-title="(?<title>[^"]*)"/.exec(markup)?.groups?.title ?? '';
}
